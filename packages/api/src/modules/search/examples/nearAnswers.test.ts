import { describe, expect, it } from 'vitest'
import { titlesOf, useSearch } from '#testing/useSearch.ts'

const { search, suggest } = useSearch()

describe('a number beside a type', () => {
  it('is a size with all its cups', async () => {
    const found = await search('size 38 bra')
    expect(found.understood).toMatchObject({
      missing: null,
      exact: null,
      filters: [{ kind: 'size', name: '38' }],
    })
    expect(found.total).toBe(2)
    expect(titlesOf(found)).toEqual(titlesOf(await search('bra 38')))
  })

  it('is no filter where it is missing', async () => {
    expect((await search('size 99 bra')).understood).toMatchObject({
      missing: { words: ['99'] },
      filters: [],
    })
  })

  it.each([
    ['kurta 1500', 1500],
    ['saree 5000', 5000],
  ])('is a price where it is no size and no amount: %j', async (text, max) => {
    const found = await search(text)
    expect(found.understood).toMatchObject({
      missing: null,
      filters: [{ kind: 'price', text: `${max}`, min: null, max }],
    })
    expect(found.total).toBeGreaterThan(0)
    expect(found.data.filter(({ selling_price }) => selling_price > max)).toEqual([])
  })

  it('is a price that nothing has', async () => {
    const { understood } = await search('lip balm 99')
    expect(understood).toMatchObject({ missing: null, unpriced: { type: 'lip balm', max: 99 } })
  })

  it.each([
    ['hair dryer under 1000', 'hair dryer', ['Ionic Travel Hair Dryer']],
    ['heels under 1000', 'heels', ['Braided Block Heel Sandals', 'Metallic Strappy Stilettos']],
    ['purple blouse under 500', 'blouse', ['Smocked Block Print Blouse', 'Satin Bow Neck Blouse']],
  ])('is of the few products of the type, and no related one has it: %s', async (text, type, titles) => {
    const found = await search(text)
    expect(found.understood?.unpriced).toMatchObject({ type })
    expect(titlesOf(found)).toEqual(titles)
  })

  it('leaves related products where one of the type has it', async () => {
    const found = await search('toe ring under 1000')
    expect(found.understood?.unpriced).toBeUndefined()
    expect(titlesOf(found)[0]).toBe('Oxidised Toe Rings Pair')
    expect(found.total).toBeGreaterThan(1)
  })

  it('is an amount where products have it', async () => {
    for (const text of ['face serum 30 ml', 'kajal for 12 hours'])
      expect((await search(text)).understood?.unpriced).toBeUndefined()
  })

  it.each([
    ['size 38 bra', 'Bras size 38'],
    ['bra 38', 'Bras 38'],
  ])('is suggested for the types that have it alone: %j', async (text, first) => {
    const suggested = await suggest(text)
    expect(suggested[0]).toBe(first)
    expect(suggested.filter((phrase) => /bangle|bracelet/i.test(phrase))).toEqual([])
  })
})

describe('a concern', () => {
  it.each(['shampo for hairfall', 'baal jhadne ka shampoo', 'बाल झड़ने का शैम्पू'])(
    'beside a type is followed by others for it: %j',
    async (text) => {
      const found = await search(text)
      expect(found.understood?.missing).toBeNull()
      const titles = titlesOf(found)
      expect(titles[0]).toMatch(/shampoo/i)
      expect(titles).toEqual(expect.arrayContaining(['Rosemary Scalp Serum', 'Onion & Black Seed Hair Oil']))
    },
  )

  it.each([
    ['baalon ka jhadna', 'hair fall'],
    ['बालों का झड़ना', 'hair fall'],
    ['baal jhad rahe hain', 'hair fall'],
    ['hairfal', 'hair fall'],
    ['darkspots', 'dark spots'],
    ['pigmantation', 'pigmentation'],
    ['openpores', 'open pores'],
    ['tan', 'tan removal'],
  ])('has the same products however it is typed: %j', async (text, concern) => {
    expect(titlesOf(await search(text))).toEqual(titlesOf(await search(concern)))
  })

  it('chooses among the meanings of a short noun', async () => {
    const { data } = await search('hair fall serum')
    expect(data[0]?.title).toBe('Rosemary Scalp Serum')
    expect(data.filter(({ category }) => /face|eye/i.test(category))).toEqual([])
  })

  it('leaves a colour as it is beside a bag', async () => {
    expect((await search('tan sling bag')).data[0]?.category).toBe('Sling Bags')
  })
})

describe('a search without a type', () => {
  it.each(['gora karne wali cream', 'lagane wali cream', 'daag dhabbe hatane wali cream'])(
    'is of the noun that it ends with: %j',
    async (text) => {
      const found = await search(text)
      expect(found.total).toBeGreaterThan(0)
      expect(found.data.filter(({ category }) => /lounge|dress|lipstick|concealer/i.test(category))).toEqual(
        [],
      )
    },
  )
})

describe('what the shop lacks', () => {
  it.each([
    ['bodysuit', 'baby clothes'],
    ['raincoat', 'western wear'],
  ])('is followed by others of its family, which is named: %j', async (text, shown) => {
    expect((await search(text)).understood?.missing).toMatchObject({ type: text, shown })
  })

  it.each(['bindi', 'sindoor', 'alta'])('is followed by what is worn with it: %j', async (text) => {
    const found = await search(text)
    expect(found.understood?.missing).toMatchObject({ type: text, shown: null })
    expect(new Set(found.data.map(({ category }) => category))).toEqual(
      new Set(['Bangles & Bracelets', 'Rings']),
    )
  })

  it('is named as it was typed', async () => {
    expect((await search("men's face wash")).understood?.missing?.words).toEqual(["men's"])
    expect((await search('मुंहासे के लिए फेस वॉश')).searched_for).toBeNull()
  })

  it('may have a colour in its name, which is then no filter', async () => {
    expect((await search('MAC ruby woo')).understood).toMatchObject({
      filters: [],
      missing: { brand: 'MAC', words: ['ruby', 'woo'] },
    })
  })

  it('is not suggested in another meaning', async () => {
    expect(await suggest('iphone')).toEqual([])
    expect(titlesOf(await search('phone sling'))).toEqual(['Phone Sling in Pebbled Vegan Leather'])
  })

  it('is not cut to a part of it', async () => {
    expect(await suggest('paraben free shampoo')).not.toContain('free shampoo')
    const [suggested, list] = await Promise.all([suggest('MAC ruby woo'), search('MAC ruby woo')])
    expect(suggested.filter((phrase) => phrase.includes('Woo'))).toEqual([])
    expect(titlesOf(list)).toEqual(expect.arrayContaining(suggested.slice(-2)))
  })
})

it('follows the few products of a type with the nearest ones alone', async () => {
  const { data, understood } = await search('hair dryer')
  expect(understood?.exact).toBe(1)
  expect(new Set(data.map(({ category }) => category))).toEqual(new Set(['Hair Tools']))
})

it('lists what is in stock before other products that match as much', async () => {
  const { data, understood } = await search('dandruff')
  const full = data.slice(0, understood?.exact ?? 0)
  const stocked = full.map(({ quantity }) => quantity > 0)
  expect(new Set(stocked)).toEqual(new Set([true, false]))
  expect(stocked).toEqual(stocked.toSorted((one, other) => Number(other) - Number(one)))
})

it('answers a search for offers with their page, and with the products that have one', async () => {
  expect((await search('offers')).total).toBeGreaterThan(0)
  expect((await search('discount code')).total).toBe(0)
  expect(await suggest('discount code')).toEqual([])
})

it('is not missing where a product says that it works as one', async () => {
  const { data, understood } = await search('setting spray')
  expect(understood).toMatchObject({ missing: null, exact: 1 })
  expect(data[0]?.title).toBe('Prime and Stay Put Mist')
})

it.each([
  ['baby powder', 'Ubtan Bath Powder for Babies'],
  ['lip plumper', 'Plump Orbit Lip Gloss'],
  ['heat protectant', 'Thermal Shine Serum'],
])('finds what is said in other words: %j', async (text, title) => {
  const { data } = await search(text)
  expect(data[0]?.title).toBe(title)
})

describe('a category of two families', () => {
  it.each(['palazzo', 'churidar'])('holds no jeans for %j, which are beside its trousers', async (text) => {
    const titles = titlesOf(await search(text))
    expect(titles).toContain('Flared Cotton Palazzo')
    expect(titles).not.toContain('Khadi Denim Straight Jeans')
  })

  it('holds them for its trousers', async () => {
    expect(titlesOf(await search('trousers'))).toContain('Khadi Denim Straight Jeans')
  })
})
