import { describe, expect, it } from 'vitest'
import { titlesOf, useSearch } from '#testing/useSearch.ts'

const { search } = useSearch()

describe('an ingredient that no product of the type is called by', () => {
  it.each([
    ['oud attar', 'Kesar Oud Eau de Parfum'],
    ['retinol cream', 'Retinol 0.3% Night Serum'],
    ['vitamin c cream', 'Vitamin C 15% Serum'],
  ])('leads to what is nearest with it: %s', async (text, title) => {
    const { data, understood } = await search(text)
    expect(data.slice(0, 2).map((one) => one.title)).toContain(title)
    expect(understood?.missing).toBeNull()
  })

  it('is missing from what has another in its place: a retinol alternative', async () => {
    const found = await search('retinol night cream')
    expect(found.understood?.missing?.words).toEqual(['retinol'])
    expect(titlesOf(found)).toContain('Retinol 0.3% Night Serum')
    expect((await search('salicylic acid cleanser')).data[0]?.title).toBe('Salicylic Acid 2% Face Wash')
  })

  it.each(['the ordinary niacinamide', 'minimalist niacinamide'])(
    'is what another brand is asked for: %j',
    async (text) => {
      const [found, without] = await Promise.all([search(text), search('niacinamide')])
      expect(found.understood?.missing?.brand).not.toBeNull()
      expect(found.total).toBe(without.total)
    },
  )

  it('is none of another branch: a shampoo is no hair oil', async () => {
    expect((await search('onion shampoo')).understood?.missing?.words).toEqual(['onion'])
  })
})

it('"gel sunscreen for oily skin" lists every sunscreen before gel creams', async () => {
  const { data } = await search('gel sunscreen for oily skin')
  const types = data.map(({ category }) => category === 'Sunscreen')
  expect(types.lastIndexOf(true)).toBeLessThan(types.indexOf(false))
  expect(data[0]?.title).toBe('Invisible Gel Sunscreen SPF 50')
})

it.each(['perfume for men', 'perfume mens'])(
  'leads with what is called unisex where nothing is for men: %s',
  async (text) => {
    const found = await search(text)
    expect(found.understood).toMatchObject({ missing: null, exact: 2 })
    expect(titlesOf(found).slice(0, 2).toSorted()).toEqual([
      'First Shower Eau de Toilette',
      'Nimbu Sherbet Eau de Toilette',
    ])
    expect(found.total).toBeGreaterThan(6)
  },
)

it('shows what is called by the typed name beside the few products of its type', async () => {
  expect(titlesOf(await search('gulab jal')).slice(0, 2)).toEqual([
    'Kannauj Rose Water Mist',
    'Gulab Jal Eau de Parfum',
  ])
})

it.each(['lip tint', 'lip stain'])('finds what tints lips, in whatever it comes: %s', async (text) => {
  expect(
    titlesOf(await search(text))
      .slice(0, 2)
      .toSorted(),
  ).toEqual(['Beetroot Lip Tint Balm', 'Watercolour Lip Stain'])
})

it.each(['soap', 'organic soap', 'sabun'])('finds no soap for brushes: %s', async (text) => {
  expect(titlesOf(await search(text))).not.toContain('Sponge and Brush Soap')
})

it.each([
  ['gift for 5 year old girl', ['5 year old']],
  ['gift for 3 year old boy', ['3 year old', 'boy']],
])('a gift for a child who is no baby is missing, and a toy leads: %s', async (text, words) => {
  const { data, understood } = await search(text)
  expect(understood?.missing?.words).toEqual(words)
  expect(data[0]?.title).toBe('Handloom Rag Doll Meenu')
  expect(data.filter(({ category }) => /lip|kajal|gift/i.test(category))).toEqual([])
})

describe('the shade of a card', () => {
  const shadeOf = async (text: string, title: string) => {
    const { data } = await search(text)
    const card = data.find((one) => one.title === title)
    return card?.options[0]?.variants.find(({ variant_id }) => variant_id === card.shown_variant_id)
      ?.option_name
  }

  it('is nearest to the tone that was typed', async () => {
    expect(await shadeOf('blush peach', 'Jelly Blush Stick')).toBe('Aadoo')
    expect(await shadeOf('orange blush', 'Jelly Blush Stick')).toBe('Santra')
  })

  it('is the nude of the skin that was typed', async () => {
    expect(await shadeOf('nude lipstick for dusky skin', 'Bare Truth Nude Lipstick')).toBe('Eclipse')
    expect(await shadeOf('nude lipstick', 'Bare Truth Nude Lipstick')).not.toBe('Eclipse')
  })

  it('is the one that is called by another name of the colour', async () => {
    expect(await shadeOf('purple lipstick', 'Watercolour Lip Stain')).toBe('Jamun')
  })
})

describe('who wears it', () => {
  it.each(['eyeshadow for brown eyes', 'kajal for blue eyes'])(
    'has eyes of a colour, and asks for none: %s',
    async (text) => {
      expect((await search(text)).understood).toMatchObject({ filters: [], missing: null })
    },
  )

  it('may have curls, which their care names', async () => {
    const { data, understood } = await search('shampoo for curly hair')
    expect(understood?.missing).toBeNull()
    expect(data.slice(0, 3).map(({ title }) => title)).toContain('Flaxseed Curl Serum')
  })
})

it.each(['mehndi', 'mehendi'])('counts no hair gloss as henna: %s', async (text) => {
  expect((await search(text)).understood?.exact).toBe(1)
})

it.each(['pure silver earrings', 'asli chandi ke jhumke'])('reads silver in "%s"', async (text) => {
  expect((await search(text)).understood).toMatchObject({
    missing: null,
    filters: [{ kind: 'colour', name: 'silver' }],
  })
})

it.each(['face cream not oily', 'moisturizer that is not thick'])(
  'leads with what says that it is light: %s',
  async (text) => {
    expect(titlesOf(await search(text))[0]).toBe('Watermelon Ice Gel Cream')
  },
)

it('"mangalsutra short" is no pair of shorts', async () => {
  expect((await search('mangalsutra short')).understood?.missing?.shown).toBe('necklace')
})

it('an active with a cream is for the face', async () => {
  const { data } = await search('retinol cream')
  expect(data.filter(({ category }) => /foot|hand|bath/i.test(category))).toEqual([])
})

it('jewellery for a lehenga begins with what is worn to weddings', async () => {
  const titles = titlesOf(await search('jewellery for lehenga'))
  expect(titles.slice(0, 3)).toEqual([
    'Kundan Pearl Choker Set',
    'Kundan Chandbali Earrings',
    'Polki Style Cocktail Ring',
  ])
})
