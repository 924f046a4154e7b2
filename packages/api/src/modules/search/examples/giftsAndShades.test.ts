import type { ListProductsResponse } from '@shop/contract/product-list.schema'
import { sql } from 'drizzle-orm'
import { describe, expect, it, test } from 'vitest'
import { useSearch } from '#testing/useSearch.ts'

const { db, search } = useSearch()

const idsOf = ({ data }: ListProductsResponse) => data.map(({ id }) => id)
const filtersOf = ({ understood }: ListProductsResponse) =>
  understood?.filters.map(({ kind, text, name }) => [kind, text, name]) ?? []
const inMain = async (name: string) => {
  const { rows } = await db().execute<{ id: number }>(sql`
    select product.id from product join category on category.id = main_id where category.name = ${name}`)
  return new Set(rows.map(({ id }) => id))
}

describe('a gift', () => {
  it.each(['baby gift under 1000', 'gift for kids under 1000', 'tohfa for baby under 1000'])(
    'is for whom the text says: %j',
    async (text) => {
      const found = await search(text)
      const forBabies = await inMain('Mom & Baby')
      expect(found.total).toBeGreaterThan(10)
      expect(found.data.filter(({ id }) => !forBabies.has(id))).toEqual([])
      expect(found.data.every((product) => product.selling_price <= 1_000)).toBe(true)
      expect(filtersOf(found).map(([kind]) => kind)).toContain(text.includes('kids') ? 'kids' : 'baby')
    },
  )

  it.each(['wedding gift', 'bridal gift', 'gift for wedding', 'शादी का तोहफा'])(
    'comes before other things for its occasion: %j',
    async (text) => {
      const found = await search(text)
      const sets = found.data.map(({ category }) => category === 'Gift Sets')
      expect(sets.slice(0, 3)).toEqual([true, true, true])
      expect(found.data[0]?.title).toBe('Haldi Ceremony Hamper')
      expect(found.understood).toMatchObject({ missing: null, exact: null })
      expect(found.total).toBeGreaterThan(10)
    },
  )

  it.each([
    'tohfa for grandma',
    'gift for aunty',
    'return gifts',
    'दीदी के लिए उपहार',
    'gifts for colleagues',
  ])('is followed by what is often given: %j', async (text) => {
    const found = await search(text)
    expect(found.data.slice(0, 2).map(({ category }) => category)).toEqual(Array(2).fill('Gift Sets'))
    expect(found.total).toBeGreaterThan(20)
    expect(found.understood).toMatchObject({ missing: null, exact: null })
  })

  it('is what is often given where a price leaves few gift sets', async () => {
    const found = await search('gift for aunty under 900')
    expect(found.total).toBeGreaterThan(8)
    expect(found.data.every((product) => product.selling_price <= 900)).toBe(true)
  })

  it.each([
    ['perfume gift', 'perfume'],
    ['gift saree', 'saree'],
    ['gift in jewellery', 'jewellery'],
    ['saree for gifting', 'saree'],
  ])('may be any product that is named: %j', async (text, type) => {
    const found = await search(text)
    expect(found.understood?.missing).toBeNull()
    expect(idsOf(found).toSorted()).toEqual(idsOf(await search(type, '&in_stock=1')).toSorted())
  })

  it('may be anything of a brand that has no gift sets', async () => {
    const { data } = await search('rozana gift')
    expect(new Set(data.slice(0, 10).map(({ brand_name }) => brand_name))).toEqual(new Set(['Rozana']))
  })

  it('for men is what men are given where no gift set is for them', async () => {
    const { data, understood } = await search('gift for men')
    expect(understood?.missing).toBeNull()
    const perfumes = await search('perfume for men')
    expect(data.slice(0, 2).map(({ id }) => id)).toEqual(perfumes.data.slice(0, 2).map(({ id }) => id))
    expect(data.filter(({ category }) => category === 'Gift Sets')).toEqual([])
  })
})

test('children have no products by the name of a shade', async () => {
  await db().execute(sql`update option_value set name = 'Baby Doll' where name = '12 Sindoor'`)
  const forBabies = await inMain('Mom & Baby')
  expect(idsOf(await search('for babies')).filter((id) => !forBabies.has(id))).toEqual([])
  await db().execute(sql`update option_value set name = '12 Sindoor' where name = 'Baby Doll'`)
})

describe('the name of a shade', () => {
  it.each([
    ['12 sindoor', '12 Sindoor', undefined],
    ['laal bindi', 'Laal Bindi', undefined],
    ['zari gold', 'Zari Gold', undefined],
    ['n2 sandal', 'N2 Sandal', undefined],
    ['item number', 'Item Number', undefined],
    ['rose clay', 'Rose Clay', undefined],
    ['gulab jamun', 'Gulab Jamun', undefined],
  ])('is found before what has its words, and shown: %j', async (text, name, missing: string | undefined) => {
    const { data, understood } = await search(text)
    const [first] = data
    const shown = first?.options
      .flatMap(({ variants }) => variants)
      .find(({ variant_id }) => variant_id === first.shown_variant_id)
    expect(shown?.option_name).toBe(name)
    // A product of this kind is something else.
    expect(understood?.missing?.type).toBe(missing)
  })
})

test.each(['raincoat', 'bindi', 'सिंदूर'])(
  'a shade that is called like a product of another kind is not taken for it: %j',
  async (text) => {
    const { data, understood } = await search(text)
    expect(understood?.missing?.type).toBeTruthy()
    expect(data.filter(({ category }) => /nail|lip/i.test(category))).toEqual([])
  },
)

describe('a colour', () => {
  it.each([
    ['red nail polish', 'red'],
    ['nail polish red', 'red'],
    ['laal nail polish', 'laal'],
    ['lal rang ki nail polish', 'lal'],
    ['नेल पॉलिश लाल', 'लाल'],
    ['लाल नेल पॉलिश', 'लाल'],
    ['nail polish in red colour', 'red'],
  ])('is a filter by the name of the shop, however few have it: %j', async (text, typed) => {
    const found = await search(text)
    expect(filtersOf(found)).toEqual([['colour', typed, 'red']])
    expect(found.understood).toMatchObject({ exact: null, missing: null })
    // A shade may have the typed word in its name.
    expect(idsOf(found).toSorted()).toEqual(idsOf(await search('red nail polish')).toSorted())
    expect(found.total).toBeLessThan((await search('nail polish')).total)
  })

  it('is a filter that the text can lose, also where it is misspelt', async () => {
    const { understood } = await search('marroon lipstick')
    expect(understood?.filters).toMatchObject([
      { kind: 'colour', text: 'marroon', name: 'maroon', without: 'lipstick' },
    ])
  })
})

test.each([
  ['kurta extra large size', 'xl'],
  ['kurta size m', 'm'],
  ['bangles size 2.6', '2.6'],
  ['2-8 bangles', '2.8'],
])('a size has the name of the shop: %j', async (text, name) => {
  expect((await search(text)).understood?.filters).toMatchObject([{ kind: 'size', name }])
})

test.each([
  ['spf 30 sunscreen', /SPF 30/],
  ['niacinamide serum', /Niacinamide/],
])('what has everything that was asked for leads, also where it is rated low: %j', async (text, title) => {
  await db().execute(
    sql`update product set rating_count = 1, rating_sum = 1 where title ~ ${title.source} and is_active`,
  )
  const { data } = await search(text)
  expect(data[0]?.title).toMatch(title)
  expect(data[1]?.title).not.toMatch(title)
})
