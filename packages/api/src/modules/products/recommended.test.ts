import type { ListProductsResponse } from '@shop/contract/product-list.schema'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useApp } from '#testing/useApp.ts'

const { db, get } = useApp()

const list = (query: string) => get<ListProductsResponse>(`/api/products?facets=0&${query}`)
const idsOf = ({ data }: ListProductsResponse) => data.map(({ id }) => id)

/** Popularity, and the ratings of shoppers, of all kurtas: every second one is rated low, and these sell best. */
async function rateKurtas(popularity: number): Promise<Set<number>> {
  const { rows } = await db().execute<{ id: number }>(sql`
    update product set
      popularity = case when product.id % 2 = 0 then ${popularity}::int else 0 end,
      rating_count = case when product.id % 2 = 0 then 2 else product.id % 3 end,
      rating_sum = case when product.id % 2 = 0 then 6 else product.id % 3 * 5 end
    from category where category.id = child_id and category.slug = 'kurtas' and product.is_active
    returning product.id`)
  return new Set(rows.map(({ id }) => id).filter((id) => id % 2 === 0))
}

test.each([
  ['category=child&slug=kurtas', 90_000],
  ['category=child&slug=kurtas', 0],
  ['search=kurta', 90_000],
  ['search=kurta', 0],
  ['search=kurta+below+5000', 90_000],
])(
  'what shoppers rate low comes after the rest of what can be bought: %s, %i points',
  async (query, popularity) => {
    const low = await rateKurtas(popularity)
    const { data } = await list(`${query}&limit=100`)
    const kurtas = data.filter(({ category, quantity }) => category === 'Kurtas & Kurtis' && quantity > 0)
    const isLow = kurtas.map(({ id }) => low.has(id))
    expect(new Set(isLow)).toEqual(new Set([false, true]))
    expect(isLow).toEqual(isLow.toSorted())
  },
)

test('pages of such a list repeat and leave out nothing', async () => {
  await rateKurtas(0)
  for (const query of ['category=child&slug=kurtas', 'search=kurta']) {
    const all = idsOf(await list(`${query}&limit=100`))
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(all.length / 3) }, (_, page) =>
        list(`${query}&limit=3&page=${page + 1}`),
      ),
    )
    expect(pages.flatMap(idsOf)).toEqual(all)
  }
})

test('the order "best rated" weighs ratings by their number, and ends with what has none', async () => {
  const { rows } = await db().execute<{ id: number }>(sql`
    select product.id from product join category on category.id = child_id
    where category.slug = 'kurtas' and product.is_active and in_stock order by product.id limit 4`)
  const [once, often, low, never] = rows.map(({ id }) => id)
  await db().execute(sql`
    update product set
      rating_sum = case id when ${once}::int then 5 when ${often}::int then 14 when ${low}::int then 4 else 0 end,
      rating_count = case id when ${once}::int then 1 when ${often}::int then 3 when ${low}::int then 2 else 0 end`)
  const ids = idsOf(await list('category=child&slug=kurtas&sort=rating_desc&in_stock=1'))
  expect(ids.slice(0, 3)).toEqual([often, once, low])
  expect(ids).toContain(never)
})
