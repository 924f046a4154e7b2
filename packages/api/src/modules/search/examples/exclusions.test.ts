import { describe, expect, it } from 'vitest'
import { titlesOf, useSearch } from '#testing/useSearch.ts'

const { search, suggest } = useSearch()

describe('a colour that the shopper does not want', () => {
  it.each([
    ['lipstick not red', 'not red'],
    ['lipstick without red', 'without red'],
    ['no red lipstick', 'no red'],
    ['lipstick except red', 'except red'],
    ['lipstick other than red', 'other than red'],
    ['lipstick bina red', 'bina red'],
    ['lipstick -red', '-red'],
    ['-red lipstick', '-red'],
    ['red ke bina lipstick', 'red ke bina'],
    ['lipstick red nahi chahiye', 'red nahi'],
    ['lal ke alawa lipstick', 'lal ke alawa'],
    ['बिना लाल लिपस्टिक', 'बिना लाल'],
    ['लाल नहीं लिपस्टिक', 'लाल नहीं'],
  ])('is left out, and named as a filter: %j', async (text, typed) => {
    const [found, red] = await Promise.all([search(text), search('red lipstick')])
    expect(found.understood).toMatchObject({
      missing: null,
      filters: [{ kind: 'without', text: typed, name: 'red' }],
    })
    expect(found.total).toBeGreaterThan(3)
    // The most of their shades are red.
    expect(titlesOf(found)).not.toContain('Satin Pop Lipstick')
    expect(titlesOf(red)).toContain('Satin Pop Lipstick')
  })

  it('is not the shade on a card', async () => {
    const { data } = await search('lipstick not red')
    const reds = (await search('red lipstick')).data
    const shownIn = (card: (typeof data)[number]) =>
      card.shown_variant_id ?? card.options[0]?.variants[0]?.variant_id
    const shownInRed = data.filter((card) =>
      reds.some((red) => red.id === card.id && red.shown_variant_id === shownIn(card)),
    )
    expect(shownInRed).toEqual([])
  })

  it('may be one of several', async () => {
    const { understood } = await search('lipstick except red and pink')
    expect(understood?.filters.map(({ kind, name }) => [kind, name])).toEqual([
      ['without', 'red'],
      ['without', 'pink'],
    ])
  })
})

it.each(['lipstick not kajri', 'lipstick except kajri', 'lipstick -kajri', 'kajri ke alawa lipstick'])(
  'leaves out a brand: %j',
  async (text) => {
    const found = await search(text)
    expect(found.understood?.filters).toMatchObject([{ kind: 'without', name: 'Kajri' }])
    expect(found.total).toBeGreaterThan(5)
    expect(found.data.filter(({ brand_name }) => brand_name === 'Kajri')).toEqual([])
  },
)

describe('sleeves that the shopper does not want', () => {
  it.each(['tunic without sleeves', 'no sleeve kurti', 'kurta bina aasteen', 'बिना बाजू का कुर्ता'])(
    'are those of what is sleeveless: %j',
    async (text) => {
      const found = await search(text)
      expect(found.understood).toMatchObject({ exact: 1, missing: null, filters: [] })
      expect(titlesOf(found)[0]).toMatch(/sleeveless/i)
    },
  )

  it('are not those of a dress with straps', async () => {
    const { data, understood } = await search('gown without sleeves')
    expect(data.slice(0, understood?.exact ?? 0).map(({ title }) => title)).toContain('Satin Slip Dress')
  })
})

it('excludes nothing where every product of the kind has it, and says so', async () => {
  const found = await search('stilettos without straps')
  expect(found.total).toBeGreaterThan(0)
  expect(found.understood).toMatchObject({ filters: [], missing: { words: ['without straps'] } })
})

it('knows by its specifications what a product lacks', async () => {
  const found = await search('bra without padding')
  expect(titlesOf(found)).toContain('Non-Wired Cotton Bra')
  expect(titlesOf(found)).not.toContain('Everyday T-Shirt Bra')
})

describe('something else that the shopper does not want', () => {
  it.each([
    ['dress not floral', /floral/i],
    ['dress -floral', /floral/i],
    ['saree but not silk', /silk/i],
    ['kurta without dupatta', /dupatta/i],
    ['face serum without retinol', /retinol/i],
    ['serum no retinol', /retinol/i],
  ])('is in no result: %j', async (text, unwanted) => {
    const found = await search(text)
    expect(found.total).toBeGreaterThan(0)
    expect(titlesOf(found).filter((title) => unwanted.test(title))).toEqual([])
    expect((await suggest(text)).filter((phrase) => unwanted.test(phrase) && phrase !== text)).toEqual([])
  })

  it('is never what is searched for', async () => {
    expect((await search('not expensive kurta')).sort).toBe('price_asc')
    expect((await search('no saree')).data[0]?.title).toMatch(/saree/i)
    expect((await search('no makeup look foundation')).total).toBeGreaterThan(3)
    expect((await search('cream without fragrance')).data[0]?.category).toBe('Moisturiser')
  })
})

describe('an ingredient that is not advised in pregnancy', () => {
  it.each([
    'retinol pregnancy safe',
    'can i use retinol during pregnancy',
    'retinol cream while breastfeeding',
    'pregnancy me retinol serum',
  ])('is named, and in no result: %j', async (text) => {
    const found = await search(text)
    expect(found.understood).toMatchObject({ missing: null, unsuitable: ['retinol'] })
    expect(found.total).toBeGreaterThan(3)
    expect(titlesOf(found).filter((title) => /retin/i.test(title))).toEqual([])
  })

  it('is left out where only pregnancy is named', async () => {
    const [found, all] = await Promise.all([search('pregnancy safe face serum'), search('face serum')])
    expect(titlesOf(all)).toContain('Retinol 0.3% Night Serum')
    expect(titlesOf(found)).not.toContain('Retinol 0.3% Night Serum')
    expect(found.understood?.unsuitable).toBeUndefined()
    // "Pregnancy skin" is the name of a concern.
    expect(titlesOf(await search('pregnancy skin retinol serum')).join()).not.toMatch(/retin/i)
  })
})

describe('a colour that is left out', () => {
  it.each(['kajal not black', 'kajal without black', 'kala nahi kajal'])(
    'leaves what has another one, and not what has none: %s',
    async (text) => {
      const found = await search(text)
      expect(found.understood?.filters).toMatchObject([{ kind: 'without', name: 'black' }])
      expect(titlesOf(found).toSorted()).toEqual([
        'Colour Pop Kajal',
        'Cooling Herbal Kajal',
        'Monsoon Proof Kajal',
        'Raven Gel Kajal',
        'Surma Velvet Kajal',
      ])
    },
  )

  it('leaves out what has it beside another one', async () => {
    expect(titlesOf(await search('bangles not green'))).not.toContain('Reshmi Glass Bangles Dozen')
    expect(titlesOf(await search('bangles not gold'))).toEqual(['Beaten Silver Stacking Bangles Set of 3'])
  })
})

it.each(['dress not bodycon', 'black dress not bodycon'])(
  'leaves out what has another name of the type: %s',
  async (text) => {
    const found = await search(text)
    expect(found.total).toBeGreaterThan(5)
    expect(titlesOf(found)).not.toContain('Ribbed Knit Bodycon Dress')
  },
)

describe('a quality that is left out', () => {
  it.each(['perfume not sweet', 'perfume not too sweet', 'jo zyada meetha na ho perfume'])(
    'of a scent is said, and what says that it lacks it leads: %s',
    async (text) => {
      const found = await search(text)
      expect(found.understood?.filters).toMatchObject([{ kind: 'without', name: 'sweet', is_quality: true }])
      expect(titlesOf(found)).not.toContain('Pink Guava Eau de Toilette')
      expect(titlesOf(found).slice(0, 2).toSorted()).toEqual([
        'Coffee Estate Eau de Parfum', // "warm without being sweet"
        'Gulab Jal Eau de Parfum', // "not sugary"
      ])
    },
  )

  it.each([
    ['foundation not cakey', 'Bounce Cushion Foundation'],
    ['foundation no cakey', 'Bounce Cushion Foundation'],
    ['cream not greasy', 'Lemongrass Hand Cream'],
  ])('is none of what says so: %s', async (text, first) => {
    const found = await search(text)
    expect(found).toMatchObject({ searched_for: null, understood: { missing: null } })
    // OpenSearch leaves out of a score what has too many clauses.
    expect(titlesOf(found).slice(0, 4)).toContain(first)
  })

  it('is a thing where it is none', async () => {
    const { understood } = await search('studs not jhumka')
    expect(understood?.filters).toMatchObject([{ kind: 'without', name: 'jhumka' }])
    expect(understood?.filters[0]).not.toHaveProperty('is_quality')
  })
})

it('leaves out another kind of the type, which the name of their category has', async () => {
  const found = await search('studs not jhumka')
  expect(found.understood?.missing).toBeNull()
  expect(titlesOf(found)[0]).toBe('Terracotta Hand-Painted Studs')
  expect(titlesOf(found).join()).not.toMatch(/jhumka/i)
})

describe('skin that a product should not be for', () => {
  it.each([
    [
      'moisturiser not for dry skin',
      'dry skin',
      ['Ceramide Barrier Moisturiser', 'Saffron Winter Moisturiser'],
    ],
    ['face wash not for oily skin', 'oily skin', ['Neem & Tulsi Face Wash', 'Salicylic Acid 2% Face Wash']],
    ['face wash oily skin ke liye nahi', 'oily skin', ['Neem & Tulsi Face Wash']],
  ])('leaves out what is for it: %s', async (text, skin, unwanted) => {
    const found = await search(text)
    expect(found.understood).toMatchObject({
      missing: null,
      filters: [{ kind: 'without', name: `for ${skin}`, is_quality: true }],
    })
    expect(found.total).toBeGreaterThan(0)
    for (const title of unwanted) expect(titlesOf(found)).not.toContain(title)
  })
})

it('leaves out a look that is stated, and no other one that compares itself with it', async () => {
  const titles = titlesOf(await search('lipstick not matte'))
  expect(titles).toContain('Satin Pop Lipstick')
  expect(titles).toContain('Lacquer Ink Liquid Lipstick')
  expect(titles.join()).not.toMatch(/matte/i)
})
