import { describe, expect, it } from 'vitest'
import { titlesOf, useSearch } from '#testing/useSearch.ts'

const { search } = useSearch()

describe('a comparison with a price', () => {
  it.each(['lipstick cheaper than 500', 'lipstick cheaper than rs 500', 'lipstick less expensive than ₹500'])(
    'limits it: %j',
    async (text) => {
      expect((await search(text)).understood?.filters).toMatchObject([{ kind: 'price', min: null, max: 500 }])
    },
  )
})

describe('a comparison', () => {
  it('lists both brands', async () => {
    const { data, understood } = await search('rozana vs chaand studio foundation')
    expect(new Set(data.map((product) => product.brand_name))).toEqual(new Set(['Rozana', 'Chaand Studio']))
    expect(understood?.missing).toBeNull()
  })

  it.each(['toner vs face mist', 'juttis or sandals', 'kangan ya jhumke'])(
    'lists both types: %j',
    async (text) => {
      expect((await search(text)).understood?.missing).toBeNull()
    },
  )

  it.each([
    ['perfume similar to chanel coco bag', 'Chanel'],
    ['kajal like maybelline colossal', 'Maybelline New York'],
    ['dupe for dior lip oil perfume', 'Dior'],
  ])('names a brand that is not here, and lists the type: %j', async (text, brand) => {
    const { total, understood } = await search(text)
    expect(total).toBeGreaterThan(2)
    expect(understood?.missing).toMatchObject({ brand, type: null })
  })

  it('does not read the name of a shade by another brand as goods of other shops', async () => {
    const { understood } = await search('huda beauty velvet towel')
    expect(understood?.missing).toMatchObject({ brand: 'Huda Beauty', shown: 'makeup' })
  })
})

describe('two types side by side', () => {
  it.each([
    ['mascara eyeliner', 'Mascara', 'Eyeliner'],
    ['body wash soap combo', 'Body Wash', 'Soap'],
    ['toner + moisturiser', 'Toner & Mist', 'Moisturiser'],
  ])('are both looked for where nothing is both: %j', async (text, one, other) => {
    const { data } = await search(text)
    expect(data.map(({ category }) => category)).toEqual(expect.arrayContaining([one, other]))
  })

  it('are one thing where something is both', async () => {
    const found = await search('serum foundation')
    expect(titlesOf(found)[0]).toBe('Every Skin Serum Foundation')
    expect(new Set(found.data.map(({ category }) => category))).not.toContain('Face Serum')
  })
})

it.each([
  ['kurtis palazzos set', 'kurta palazzo set'],
  ['lehnga choli', 'lehenga choli'],
])('reads a name in which words stand for others: %j', async (text, name) => {
  expect(titlesOf(await search(text))).toEqual(titlesOf(await search(name)))
})

it.each(['mehndi ceremony lehenga', 'haldi ceremony saree', 'mehendi function saree'])(
  'reads the days of a wedding beside clothes: %j',
  async (text) => {
    expect((await search(text)).data[0]?.category).toMatch(/lehenga|saree/i)
  },
)

it('reads what says no more than a sun protection factor', async () => {
  const { data, understood } = await search('spf 40 pa+++')
  expect(data[0]?.title).toMatch(/SPF 40/)
  expect(understood).toMatchObject({ missing: null, described: [] })
})

it('lists the largest discounts of a type where none is as large, and says so', async () => {
  const { total, understood, sort, data } = await search('flat 90% off earrings')
  expect(total).toBeGreaterThan(3)
  expect(understood).toMatchObject({
    filters: [],
    missing: null,
    unpriced: { type: 'earrings', discount: 90, min: null, max: null, without: 'earrings' },
  })
  expect(sort).toBe('discount_desc')
  const discounts = data.filter(({ quantity }) => quantity > 0).map(({ discount }) => discount)
  expect(discounts).toEqual(discounts.toSorted((one, other) => other - one))
})

it('chooses the type of a noun among those for several concerns', async () => {
  const { data, understood } = await search('serum for dark spots and tanning')
  expect(understood?.missing).toBeNull()
  expect(data[0]?.category).toBe('Face Serum')
})
