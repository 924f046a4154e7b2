import { describe, expect, it } from 'vitest'
import { useSearch } from '#testing/useSearch.ts'

const { search } = useSearch()

describe('a word that no product has', () => {
  it.each([
    ['kurta for men', { men: 'men' }],
    ['attar mens', { mens: 'men' }],
    ['lehenga for 3 year old', { '3 year old': 'kids' }],
    ['onion shampoo', { onion: 'with' }],
    ['purple mojari', { purple: 'before' }],
    ['kurta for dandruff', { dandruff: 'for' }],
    ['sling bag for a laptop', { laptop: 'for' }],
    ['jutti size 48', { '48': 'size' }],
    ['cruelty free lipstick', { 'cruelty free': 'before' }],
    ['heels without straps', { 'without straps': 'after' }],
    ['velvet kurta', { velvet: 'before' }],
    ['chiffon wali saree', { chiffon: 'before' }],
    ['polka dot dress', { 'polka dot': 'before' }],
    ['boat neck blouse', { 'boat neck': 'before' }],
    ['xqzvw saree', { xqzvw: 'before' }],
  ])('says what it is: %j', async (text, roles) => {
    const { understood } = await search(text)
    expect(understood?.missing?.words).toEqual(Object.keys(roles))
    expect(understood?.roles).toEqual(roles)
  })

  it('is a name where it stands after the type', async () => {
    const { understood } = await search('saree xqzvw')
    expect(understood?.missing?.words).toEqual(['xqzvw'])
    expect(understood?.roles).toBeUndefined()
  })

  it('has no role as another name of a quality', async () => {
    const { understood } = await search('garbhavastha daag')
    expect(understood?.missing?.words).toEqual(['garbhavastha'])
    expect(understood?.roles).toBeUndefined()
  })

  it('has no role where it is an adjective after "for"', async () => {
    const { understood } = await search('serum for pregnant')
    expect(understood?.missing?.words).toEqual(['pregnant'])
    expect(understood?.roles).toBeUndefined()
  })

  it.each(['tshirt for men', 't shirt for men', 'tshirts for men'])(
    'stands beside the type as it is written: %s',
    async (text) => {
      expect((await search(text)).understood?.missing?.type).toBe('t-shirt')
    },
  )

  it('has what the text says with a price that nothing has', async () => {
    const { understood } = await search('red saree above 90000')
    expect(understood?.unpriced?.words).toEqual(['red'])
    expect(understood?.roles).toEqual({ red: 'before' })
  })
})

describe('words that no product has together', () => {
  it.each([
    ['bra 34b black', { type: null, words: ['black', '34b'], shown: 'bra' }],
    ['blue kurta with dupatta', { type: null, words: ['blue', 'dupatta'], shown: 'kurta' }],
    ['red cotton saree', { type: null, words: ['red', 'cotton'], shown: 'saree' }],
  ])('are said: %j', async (text, missing) => {
    const { understood } = await search(text)
    expect(understood?.exact).toBe(0)
    expect(understood?.missing).toMatchObject(missing)
    for (const word of missing.words) expect(understood?.roles).toHaveProperty([word])
  })

  it('is one word beside a type of which there are few', async () => {
    expect((await search('white tshirt')).understood?.missing).toMatchObject({
      type: 't-shirt',
      words: ['white'],
      shown: 'top wear',
    })
  })

  it('are not said where they make no phrase', async () => {
    const { understood } = await search('foundation for oily acne prone skin')
    expect(understood).toMatchObject({ exact: 0, missing: null })
  })
})

describe('a word that says no more than the type', () => {
  it.each(['sports bra for gym', 'yoga sports bra', 'joggers for the gym', 'sunscreen under makeup'])(
    'is not missing: %s',
    async (text) => {
      expect((await search(text)).understood?.missing).toBeNull()
    },
  )
})

it.each([
  ['boys shirt', null],
  ['baby ko rash hai cream', 'rash cream'],
  ['belly belt after delivery', null],
])('a text of known words is not corrected: %s', async (text, type) => {
  const found = await search(text)
  expect(found.searched_for).toBeNull()
  if (type !== null) expect(found.understood?.missing?.type).toBe(type)
})

it.each(['rating above 4 face serum', 'lipstick 4 star above', 'rating 4+ serum'])(
  'stars are an order, and no price: %s',
  async (text) => {
    const { understood, sort } = await search(text)
    expect(understood).toMatchObject({ missing: null, filters: [{ kind: 'rating_desc' }] })
    expect(sort).toBe('rating_desc')
  },
)

it.each(['spf 50+ sunscreen', 'sunscreen spf 50 plus', 'spf50+ pa++++ sunscreen', 'sunscreen 50 plus'])(
  'a factor with a plus is no age: %s',
  async (text) => {
    const { data, understood } = await search(text)
    expect(understood).toMatchObject({ exact: 3, missing: null })
    expect(data.slice(0, 3).map(({ title }) => /SPF 50/.test(title))).toEqual([true, true, true])
  },
)

it('a share of an active narrows it, and nothing else has it', async () => {
  const found = await search('retinol 1%')
  expect(found.data.map(({ title }) => title)).toEqual(['Retinol 0.3% Night Serum'])
  expect((await search('10% niacinamide')).data[0]?.title).toBe('Niacinamide 10% + Zinc Serum')
})

it.each(['heel cream', 'foot spa', 'pedicure at home'])('feet are cared for: %s', async (text) => {
  const found = await search(text)
  expect(found.data[0]?.title).toBe('Heel Repair Foot Cream')
  expect(found.understood?.missing).toBeNull()
})

describe('a number alone', () => {
  it('is a price where nothing is called so', async () => {
    const { understood, total } = await search('999')
    expect(understood?.filters).toMatchObject([{ kind: 'price', text: '999', max: 999 }])
    expect(total).toBeGreaterThan(100)
  })
})

it('a letter that nobody knows is no missing word', async () => {
  const { understood, total } = await search('<b>lipstick</b>')
  expect(total).toBeGreaterThan(0)
  expect(understood?.missing).toBeNull()
})

it.each(['💄💄', '&', '!!'])('a text without words is missing as a whole: %j', async (text) => {
  const { understood, total } = await search(text)
  expect(total).toBe(0)
  expect(understood?.missing?.words).toEqual([text])
})

describe('a corrected text', () => {
  it.each([
    ['juti size 38', 'jutti size 38'],
    ['rozna lipstick under 500', 'rozana lipstick under 500'],
    ['under 500 rozna lipstick', 'under 500 rozana lipstick'],
    ['lipstik under 100', 'lipstick under 100'],
    ['rozna lipstick', 'rozana lipstick'],
  ])('keeps its filters: %j', async (text, mended) => {
    expect((await search(text)).searched_for).toBe(mended)
  })
})

it.each(["men's trimmer", 'men’s trimmer'])('a missing type keeps its apostrophe: %s', async (text) => {
  expect((await search(text)).understood?.missing?.type).toBe(text)
})
