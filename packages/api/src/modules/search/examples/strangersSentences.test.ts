import { describe, expect, it } from 'vitest'
import { titlesOf, useSearch } from '#testing/useSearch.ts'

const { search } = useSearch()

const firstOf = async (text: string) => titlesOf(await search(text))[0]

describe('either of two things', () => {
  it.each([
    ['georgette or chiffon saree', 'georgette saree'],
    ['georgette/chiffon saree', 'georgette saree'],
    ['silk ya velvet saree', 'silk saree'],
    ['bb cream or cc cream', 'bb cream'],
    ['difference between serum and essence', 'serum'],
    ['serum or essence which is better', 'serum'],
    ['is essence better than serum', 'serum'],
    ['difference between toner and astringent', 'toner'],
  ])('is the one that is here: %j', async (text, meant) => {
    const [found, expected] = await Promise.all([search(text), search(meant)])
    expect(found.understood?.missing ?? null).toBeNull()
    expect(found.understood?.exact ?? null).toBe(expected.understood?.exact ?? null)
    expect(titlesOf(found)).toEqual(expect.arrayContaining(titlesOf(expected).slice(0, 3)))
  })

  it.each(['cotton or linen kurta', 'matte vs glossy lipstick', 'linen or cotton or silk kurta'])(
    'is one quality of each product: %j',
    async (text) => {
      const { understood, total } = await search(text)
      expect(total).toBeGreaterThan(5)
      expect(understood?.missing ?? null).toBeNull()
      expect(understood?.exact ?? null).toBeNull()
    },
  )

  it('is missing as it was typed', async () => {
    const { understood } = await search('velvet or tulle kurta')
    expect(understood?.missing).toMatchObject({ words: ['velvet or tulle'], shown: 'kurta' })
    expect(understood?.roles).toMatchObject({ 'velvet or tulle': 'before' })
  })

  it('is not said to be mentioned by what has the other one', async () => {
    for (const text of ['retinol vs bakuchiol', 'retinol spatula'])
      expect((await search(text)).understood?.described ?? []).toEqual([])
  })
})

describe('sunscreens', () => {
  it('with minerals are physical ones', async () => {
    const { understood } = await search('physical sunscreen')
    expect(understood).toMatchObject({ missing: null, exact: 1 })
    expect(await firstOf('physical sunscreen')).toBe('Tinted Mineral Sunscreen SPF 40')
  })

  it.each(['physical vs chemical sunscreen', 'chemical sunscreen'])('of any kind: %j', async (text) => {
    expect(titlesOf(await search(text))).toEqual(titlesOf(await search('sunscreen')))
  })
})

describe('what a product says in other words', () => {
  it.each([
    ['laptop bag', 'Canvas and Leather Work Tote'],
    ['handbags that fit a laptop', 'Canvas and Leather Work Tote'],
    ['bag to carry my laptop', 'Canvas and Leather Work Tote'],
    ['ankle length trousers', 'Tapered Ankle Trousers'],
    ['stretchable trousers', 'Tapered Ankle Trousers'],
    ['stretchy trousers', 'Tapered Ankle Trousers'],
    ['lightweight moisturiser for combination skin', 'Aloe & Tulsi Light Moisturiser'],
    ['lipstick bleeds outside lips', 'No Smear Liquid Lipstick'],
    ['my lipstick transfers on cup', 'No Smear Liquid Lipstick'],
  ])('is not missing: %j', async (text, title) => {
    const { data, understood } = await search(text)
    expect(data[0]?.title).toBe(title)
    expect(understood?.missing ?? null).toBeNull()
    expect(understood?.exact).toBeGreaterThan(0)
  })

  it('is missing where it is the hair of the face', async () => {
    for (const text of ['facial hair remover', 'hair remover for face', 'upper lip hair removal'])
      expect((await search(text)).understood?.missing).toMatchObject({
        type: 'face hair remover',
        shown: null,
      })
    expect((await search('facial hair razor')).understood?.missing?.type).toBe('face razor')
  })
})

describe('what is told of a need', () => {
  it.each([
    ['mascara smudges under my eyes', 'smudge proof mascara'],
    ['pigmentation around mouth', 'pigmentation'],
    ['dark skin around lips', 'pigmentation'],
    ['acne on chin', 'acne'],
    ['my hair smells', 'shampoo'],
    ['dark underarms', 'underarms'],
    ['makeup for monsoon', 'waterproof makeup'],
    ['kajal for rainy season', 'waterproof kajal'],
    ['goa beach dress', 'beach dress'],
    ['muh dhone ka facewash', 'chehra dhone ka facewash'],
    ['quiet luxury bag', 'luxury bag'],
    ['dark inner thighs', 'dark thighs'],
    ['foundation creases under eyes', 'long lasting foundation'],
    ['sandals for walking', 'comfortable sandals'],
    ['clean girl makeup', 'makeup'],
    ['comfortable flats for walking', 'comfortable flats'],
    ['38 inch kurti', 'kurti size 38'],
    ['secret santa under 500', 'gift under 500'],
    ['gift hamper skincare', 'gift hamper'],
    ['skincare gift hamper', 'gift hamper'],
    ['sleeveless kurti nahi', 'kurti not sleeveless'],
    ['red lipstick nahi', 'lipstick not red'],
    ['bina gandh wala moisturiser', 'bina khushboo moisturiser'],
    ['बिना गंध वाला moisturiser', 'bina khushboo moisturiser'],
  ])('is understood: %j', async (text, meant) => {
    const [found, expected] = await Promise.all([search(text), search(meant)])
    expect(titlesOf(found)).toEqual(titlesOf(expected))
    expect(found.total).toBeGreaterThan(0)
    expect(found.understood?.missing ?? null).toEqual(expected.understood?.missing ?? null)
  })

  it('is said in one phrase: "ageing skin"', async () => {
    const { understood } = await search('night cream with retinol or saffron for ageing skin')
    expect(understood?.missing?.words).toEqual(['retinol or saffron', 'ageing skin'])
    expect(understood?.roles).toMatchObject({ 'retinol or saffron': 'with', 'ageing skin': 'for' })
  })

  it('names a child once: "kids lehenga 5 years"', async () => {
    expect((await search('kids lehenga 5 years')).understood?.missing?.type).toBe('kids lehenga')
  })
})

describe('what is bought for a routine or instead of something', () => {
  it('is the care of skin cycling', async () => {
    const titles = titlesOf(await search('skin cycling kit'))
    expect(titles[0]).toMatch(/retinol/i)
    expect(titles).toEqual(expect.arrayContaining([expect.stringMatching(/ceramide/i)]))
    expect(titles.filter((title) => /soap|kurta|foundation/i.test(title))).toEqual([])
  })

  it('is of the type that the other brand is known for', async () => {
    const { understood, total } = await search('dupe for charlotte tilbury flawless filter')
    expect(total).toBeGreaterThan(10)
    expect(understood?.missing).toMatchObject({ brand: 'Charlotte Tilbury', shown: 'makeup' })
  })
})

it('a word that the products of a brand lack is missing of the brand', async () => {
  const { understood } = await search('noor and neem glitter shampoo')
  expect(understood?.missing).toMatchObject({ words: ['glitter'], shown: 'Noor & Neem shampoo' })
})
