import { colourFamily } from '@shop/contract/colourFamily'
import type { FacetsWire, ListProductsResponse } from '@shop/contract/product-list.schema'
import { PRODUCT_SORTS } from '@shop/contract/product-list.schema'
import type { Problem } from '@shop/contract/wire.schema'
import { sql } from 'drizzle-orm'
import type { ProductCardWire } from '@shop/contract/products.schema'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  countBy,
  naiveOrders,
  optionsOf,
  passes,
  readNaiveProducts,
  type NaiveProduct,
  type NaiveQuery,
} from '#testing/naiveProducts.ts'
import { useApp } from '#testing/useApp.ts'
import { compareSizes } from './compareSizes.ts'
import { newProductsSince } from './isNew.ts'

const { app, db, get } = useApp()
let products: NaiveProduct[]
beforeAll(async () => {
  products = await readNaiveProducts(db())
})

const list = (query: NaiveQuery & Record<string, Parameter | string[] | undefined>) =>
  get<ListProductsResponse>(urlOf(query))

type Parameter = string | number
function urlOf(query: Record<string, Parameter | string[] | undefined>): string {
  const parameters = Object.entries(query).flatMap(([name, value = []]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  )
  return `/api/products?${new URLSearchParams(parameters).toString()}`
}

function anyQuery(): fc.Arbitrary<NaiveQuery> {
  const valuesOf = (pick: (product: NaiveProduct) => readonly string[]) => [
    ...new Set(products.flatMap(pick)),
  ]
  const someOf = (values: string[], max: number) =>
    fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: max })
  const categories = (['main', 'sub', 'child'] as const).map((category) =>
    fc.record({
      category: fc.constant(category),
      slug: fc.constantFrom(...valuesOf((product) => [product[category]])),
    }),
  )
  const prices = fc
    .tuple(fc.integer({ min: 1, max: 4_000 }), fc.integer({ min: 1, max: 6_000 }))
    .map(([min, span]) => ({ price_min: min, price_max: min + span }))
  const maybe = <T>(arbitrary: fc.Arbitrary<T>, weight = 2) =>
    fc.oneof({ weight, arbitrary: fc.constant({}) }, { weight: 1, arbitrary })
  return fc
    .tuple(
      maybe(fc.oneof(...categories), 1),
      maybe(
        fc.record({
          brand: someOf(
            valuesOf(({ brand }) => [brand]),
            4,
          ),
        }),
      ),
      maybe(prices),
      maybe(fc.integer({ min: 1, max: 45 }).map((disc_min) => ({ disc_min }))),
      maybe(fc.integer({ min: 10, max: 60 }).map((disc_max) => ({ disc_max }))),
      maybe(
        fc.record({
          option: someOf(
            valuesOf((product) => optionsOf(product, {})),
            3,
          ),
        }),
      ),
      maybe(fc.constant({ in_stock: '1' as const })),
      maybe(fc.record({ rating_min: fc.constantFrom(3, 3.5, 4, 4.5) })),
      maybe(fc.record({ delivery_city: fc.constantFrom('Delhi', 'Jaipur') }), 4),
      maybe(fc.record({ collection: fc.constantFrom('best-sellers' as const, 'new-launches' as const) }), 6),
    )
    .map((parts): NaiveQuery => Object.assign({}, ...parts))
    .filter(({ disc_min = 0, disc_max = 100 }) => disc_min <= disc_max)
}

const PLAIN =
  /^Colour:(?:Black|White|Red|Maroon|Pink|Orange|Yellow|Green|Blue|Purple|Brown|Beige|Grey|Gold|Silver|Multicolour)$/

function expectExactFacets(facets: FacetsWire, query: NaiveQuery): void {
  const passing = (except?: string) =>
    products.filter((product) => passes(product, query, newProductsSince(), except))
  const counts = <T extends { count: number }>(items: readonly T[], key: (item: T) => unknown) =>
    Object.fromEntries(items.filter(({ count }) => count > 0).map((item) => [String(key(item)), item.count]))

  expect(counts(facets.brands, ({ slug }) => slug)).toEqual(countBy(passing('brand'), ({ brand }) => [brand]))

  const { children, within } = categoryScope(query)
  const around = passing('category').filter(within)
  expect(counts(facets.categories, ({ slug }) => slug)).toEqual(
    countBy(around, (product) => [product[children]]),
  )
  expect(new Set(facets.categories.map(({ level }) => level)).size).toBeLessThan(2)

  const prices = passing('price').map(({ price }) => price)
  expect(facets.price).toEqual(
    prices.length === 0 ? { min: 0, max: 0 } : { min: Math.min(...prices), max: Math.max(...prices) },
  )
  const atLeast = (floors: number[], values: number[]) =>
    countBy(values, (value) => floors.filter((floor) => value >= floor).map(String))
  expect(counts(facets.discount, ({ bucket }) => bucket)).toEqual(
    atLeast(
      [10, 20, 30, 40, 50, 60, 70],
      passing('discount').map(({ discount }) => discount),
    ),
  )
  expect(counts(facets.rating, ({ floor }) => floor)).toEqual(
    atLeast(
      [4, 3, 2, 1],
      passing('rating').map(({ rating }) => rating),
    ),
  )

  const groups = new Set(
    products.flatMap((product) => optionsOf(product, {}).map((name) => name.split(':')[0] ?? '')),
  )
  for (const group of groups) {
    // "Rani Pink" is offered as "Pink", unless it was chosen.
    const isOffered = (name: string) =>
      group !== 'Colour' || PLAIN.test(name) || query.option?.includes(name) === true
    const expected = countBy(passing(`option ${group}`), (product) =>
      optionsOf(product, query).flatMap((name) =>
        name.startsWith(`${group}:`) && isOffered(name) ? [name.slice(group.length + 1)] : [],
      ),
    )
    const listed = counts(
      facets.options.find((facet) => facet.group === group)?.values ?? [],
      ({ value }) => value,
    )
    expect(expected, `${group} of ${JSON.stringify(query)}`).toMatchObject(listed)
    const left = Object.entries(expected).filter(([value]) => !(value in listed))
    expect(Object.keys(listed).length).toBeGreaterThanOrEqual(Math.min(100, Object.keys(expected).length))
    expect(Math.max(0, ...left.map(([, count]) => count))).toBeLessThanOrEqual(
      Math.min(Infinity, ...Object.values(listed)),
    )
  }
}

/** Categories that the list links to: the mains, a main's subs, a sub's children, a child's siblings. */
function categoryScope({ slug, category }: NaiveQuery) {
  const place = products.find((product) => category !== undefined && product[category] === slug)
  if (place === undefined) return { children: 'main' as const, within: () => true }
  if (category === 'main')
    return { children: 'sub' as const, within: ({ main }: NaiveProduct) => main === slug }
  return { children: 'child' as const, within: ({ sub }: NaiveProduct) => sub === place.sub }
}

describe('GET /api/products', () => {
  it('returns what a scan of every product finds, for any query', async () => {
    await fc.assert(
      fc.asyncProperty(anyQuery(), fc.constantFrom(...PRODUCT_SORTS), async (query, sort) => {
        const answer = await list({ ...query, sort, limit: 100 })
        const expected = products
          .filter((product) => passes(product, query, newProductsSince()))
          .toSorted(naiveOrders[sort])
          .map(({ id }) => id)
        expect(answer.data.map(({ id }) => id)).toEqual(expected.slice(0, 100))
        expect(answer.total).toBe(expected.length)
        if (answer.facets === null) throw new Error('The facets are missing')
        expectExactFacets(answer.facets, query)
      }),
      { numRuns: 120 },
    )
  })

  it('counts the facets of search results', async () => {
    const found = await list({ search: 'lipstick', limit: 100 })
    const ids = new Set(found.data.map(({ id }) => id))
    expect(ids.size).toBe(found.total)
    const all = products
    products = all.filter(({ id }) => ids.has(id))
    try {
      const brand = products[0]?.brand ?? ''
      const { facets, total } = await list({ search: 'lipstick', brand: [brand], limit: 100 })
      expect(total).toBe(products.filter((product) => product.brand === brand).length)
      if (facets === null) throw new Error('The facets are missing')
      expectExactFacets(facets, { brand: [brand] })
    } finally {
      products = all
    }
  })

  it('filters make-up by the colour of its shades, and shows a shade of that colour on each card', async () => {
    const { data, facets } = await list({
      slug: 'lipstick',
      category: 'child',
      option: ['Colour:Red'],
      limit: 100,
    })
    const colours = facets?.options.find(({ group }) => group === 'Colour')?.values ?? []
    expect(colours.length).toBeGreaterThan(3)
    expect(colours.find(({ value }) => value === 'Red')).toMatchObject({
      count: data.length,
      color_code: expect.stringMatching(/^#/),
    })
    expect(data.length).toBeGreaterThan(3)
    for (const { options, shown_variant_id: id } of data) {
      const shown = options[0]?.variants.find(({ variant_id }) => variant_id === id)
      expect(colourFamily(shown?.color_code ?? '')).toBe('red')
    }
    const satinPop = data.find(({ slug }) => slug === 'rozana-satin-pop-lipstick')
    const { option_name: plainest } =
      satinPop?.options[0]?.variants.find(({ variant_id }) => variant_id === satinPop.shown_variant_id) ?? {}
    expect(plainest).toBe('11 Laal Mirch')
    // The card asks for one of its reds, which come first.
    const shades = satinPop?.options[0]?.variants ?? []
    const areRed = shades.map(({ color_code }) => colourFamily(color_code ?? '') === 'red')
    expect(areRed.filter(Boolean).length).toBeGreaterThan(1)
    expect(areRed).toEqual(areRed.toSorted((one, other) => Number(other) - Number(one)))
    expect(satinPop?.asks_variant).toBe(1)
    const single = data.find(
      ({ options }) =>
        options[0]?.variants.filter(({ color_code }) => colourFamily(color_code ?? '') === 'red').length ===
        1,
    )
    expect(single?.asks_variant).toBeUndefined()
  })

  it('finds clothes by the plain colour of what they are called, and shows that colour on their cards', async () => {
    const { data, facets } = await list({
      slug: 'ethnic',
      category: 'sub',
      option: ['Colour:Pink'],
      limit: 100,
    })
    const dupatta = data.find(({ slug }) => slug === 'khadi-katha-phulkari-embroidered-dupatta')
    const shown = dupatta?.options[0]?.variants.find(
      ({ variant_id }) => variant_id === dupatta.shown_variant_id,
    )
    expect(shown?.option_name).toBe('Rani Pink')
    const colours = facets?.options.find(({ group }) => group === 'Colour')?.values ?? []
    expect(colours.find(({ value }) => value === 'Pink')).toMatchObject({ count: data.length })
    expect(colours.map(({ value }) => value)).toEqual(
      expect.not.arrayContaining(['Rani Pink', 'Haldi Yellow', 'Ivory', 'Peacock']),
    )
  })

  it('offers the colour that an address names, besides the plain one', async () => {
    const { data, facets } = await list({ option: ['Colour:Rani Pink'], limit: 100 })
    expect(data.length).toBeGreaterThan(0)
    const colours = facets?.options.find(({ group }) => group === 'Colour')?.values ?? []
    expect(colours.find(({ value }) => value === 'Rani Pink')).toMatchObject({ count: data.length })
  })

  it('shows the shade of a filter on each card, and a size only where it is the one that was chosen', async () => {
    const shownOf = ({ options, shown_variant_id: id }: ProductCardWire) =>
      options[0]?.variants.find(({ variant_id }) => variant_id === id)?.option_name
    const shades = await list({ option: ['Shade:Cocoa', 'Shade:Jamun'], limit: 100 })
    expect(shades.data.length).toBeGreaterThan(3)
    for (const card of shades.data) expect(['Cocoa', 'Jamun']).toContain(shownOf(card))
    const sizes = await list({ option: ['Size:M'] })
    for (const card of sizes.data) expect(shownOf(card)).toBe('M')
    const several = await list({ option: ['Size:S', 'Size:M'], sort: 'recommended_desc' })
    const both = several.data.filter(({ options }) =>
      ['S', 'M'].every((size) => options[0]?.variants.some(({ option_name }) => option_name === size)),
    )
    expect(both.length).toBeGreaterThan(0)
    for (const card of both) expect(shownOf(card)).toBeUndefined()
  })

  it('pages through every product once', async () => {
    const seen: number[] = []
    for (let page = 1; ; page++) {
      const { data, total, page: answered } = await list({ page, limit: 50, facets: '0' })
      expect(answered).toBe(page)
      expect(total).toBe(products.length)
      if (data.length === 0) break
      seen.push(...data.map(({ id }) => id))
    }
    expect(seen).toEqual(products.toSorted(naiveOrders.recommended_desc).map(({ id }) => id))
  })

  it('returns 24 products and no facets with facets=0', async () => {
    const { data, facets } = await list({ facets: '0' })
    expect(data).toHaveLength(24)
    expect(facets).toBeNull()
  })

  it('prefers a main category to a sub or child category with the same slug', async () => {
    const anywhere = await list({ slug: 'perfume' })
    expect(anywhere.breadcrumbs.map(({ level, slug }) => `${level} ${slug}`)).toEqual([
      'main fragrance',
      'sub perfume',
    ])
    expect(anywhere.total).toBe(products.filter(({ sub }) => sub === 'perfume').length)
    expect((await app().inject(urlOf({ slug: 'perfume', category: 'child' }))).statusCode).toBe(404)
  })

  it('ignores the lowest bounds and the whole discount', async () => {
    const whole = await list({ limit: 1 })
    const bounded = await list({ price_min: 0, disc_min: 0, disc_max: 100, limit: 1 })
    expect(bounded).toEqual(whole)
  })

  it('keeps selected values in facets without matches', async () => {
    const { facets, total } = await list({ slug: 'makeup', brand: ['tantu'], option: ['Size:34B'] })
    expect(total).toBe(0)
    expect(facets?.brands).toContainEqual({ slug: 'tantu', name: 'Tantu', count: 0 })
    expect(facets?.options).toContainEqual({
      group: 'Size',
      values: [{ value: '34B', count: 0, color_code: null }],
    })
  })

  it('sorts sizes on cards and in the facet', async () => {
    const { data, facets } = await list({ slug: 'bras', category: 'child', limit: 100 })
    const sizes =
      facets?.options.find(({ group }) => group === 'Size')?.values.map(({ value }) => value) ?? []
    expect(sizes.length).toBeGreaterThan(5)
    expect(sizes).toEqual(sizes.toSorted(compareSizes))
    for (const { options } of data) {
      const names =
        options.find(({ group }) => group === 'Size')?.variants.map(({ option_name }) => option_name) ?? []
      expect(names).toEqual(names.toSorted(compareSizes))
    }
  })

  it('shows the colour of a shade in the facet', async () => {
    const { facets } = await list({ slug: 'lipstick', category: 'child' })
    const shades = facets?.options.find(({ group }) => group === 'Shade')?.values ?? []
    expect(shades.length).toBeGreaterThan(5)
    for (const { value, color_code } of shades) {
      const { rows } = await db().execute<{ color_code: string }>(sql`
        select color_code from variant join option_value on option_value.id = option_value_id
        where group_name = 'Shade' and name = ${value} order by variant.id limit 1`)
      expect(color_code, value).toBe(rows[0]?.color_code)
    }
  })

  it.each([
    ['colour=red', 'colour'],
    ['sort=cheapest', 'sort'],
    ['sort=', 'sort'],
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['page=1e9', 'page'],
    ['page=1.5', 'page'],
    ['page=1&page=2', 'page'],
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=1e6', 'limit'],
    ['limit=%D9%A3', 'limit'],
    ['price_min=-1', 'price_min'],
    ['price_min=abc', 'price_min'],
    ['price_max=NaN', 'price_max'],
    ['price_max=1e999', 'price_max'],
    ['price_min=500&price_max=100', 'price_min'],
    ['disc_max=101', 'disc_max'],
    ['disc_min=-5', 'disc_min'],
    ['disc_min=50&disc_max=10', 'disc_min'],
    ['rating_min=6', 'rating_min'],
    ['in_stock=yes', 'in_stock'],
    ['delivery_city=Mumbai', 'delivery_city'],
    ['category=grand', 'category'],
    ['slug=Not%20a%20slug', 'slug'],
    ['brand=no-such-brand', 'brand'],
    ['brand[]=rozana', 'brand[]'],
    ['option=Size', 'option.0'],
    ['option=Size:No%20such%20size', 'option'],
    [`search=${'x'.repeat(201)}`, 'search'],
    ['__proto__=1', '__proto__'],
    ['constructor=1', 'constructor'],
  ])('refuses %s and names the field', async (query, field) => {
    const response = await app().inject(`/api/products?${query}`)
    expect(response.statusCode).toBe(400)
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/)
    const { errors } = response.json<Problem>()
    expect(errors?.map(({ path }) => path)).toContain(field)
  })

  it.each([
    'search=%00',
    'search=%25_%5C%27%3A*%26%7C!()',
    'search=%F0%9F%92%84',
    'search=%E0%A4%95',
    'search=%3Cscript%3E',
    `search=${'a%20'.repeat(50)}`,
    'price_max=999999999.99',
    'page=100000',
    'rating_min=0',
  ])('answers extreme filters without an error: %s', async (query) => {
    const response = await app().inject(`/api/products?${query}`)
    expect(response.statusCode).toBe(200)
    expect(response.json<ListProductsResponse>().data.length).toBeLessThanOrEqual(24)
  })
})

// Last, because it changes a price that the tests above know.
it('limits prices to the 50,000 of a query, and to nothing without it', async () => {
  const [one] = products
  if (one === undefined) throw new Error('The demo has products')
  const idsOf = async (query: NaiveQuery) =>
    (await list({ brand: [one.brand], ...query, limit: 100 })).data.map(({ id }) => id)
  const before = await idsOf({ price_max: 50_000 })
  expect(before).toContain(one.id)
  await db().execute(
    sql`update variant set mrp_paise = 9000000, selling_price_paise = 9000000 where product_id = ${one.id}`,
  )
  expect(await idsOf({})).toContain(one.id)
  expect(await idsOf({ price_min: 60_000 })).toEqual([one.id])
  expect(await idsOf({ price_max: 50_000 })).toEqual(before.filter((id) => id !== one.id))
})
