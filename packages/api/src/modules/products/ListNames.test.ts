import type { ListProductsResponse } from '@shop/contract/product-list.schema'
import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { useApp } from '#testing/useApp.ts'

const { db, get } = useApp()

let asked = 0

/** A list with facets, by a question that no cached answer has. */
function list(slug: string): Promise<ListProductsResponse> {
  asked += 1
  return get(`/api/products?limit=24&category=child&slug=${slug}&price_max=${100_000 + asked}`)
}

/** A child category whose products have options. */
async function readSlug(): Promise<string> {
  const { rows } = await db().execute<{ slug: string }>(sql`
    select category.slug from category join product on child_id = category.id
    where option_ids <> '{}' order by category.id limit 1`)
  return rows[0]?.slug ?? ''
}

it('asks the database for ids alone when names and cards are known', async () => {
  const slug = await readSlug()
  await list(slug)
  const query = vi.spyOn(db().$client, 'query')
  await list(slug)
  const texts = query.mock.calls.map(([statement]) => JSON.stringify(statement))
  query.mockRestore()
  expect(texts.filter((text) => !text.includes('catalogue_version'))).toEqual([
    expect.stringContaining('select id from product'),
  ])
})

it.each([
  ['brand', sql`select min(brand_id)`],
  ['category', sql`select min(child_id)`],
  ['option_value', sql`select min(option_ids[1])`],
])('shows the new name of a %s at once', async (table, selected) => {
  const slug = await readSlug()
  const namesIn = ({ facets, breadcrumbs }: ListProductsResponse) => [
    ...(facets?.brands ?? []).map(({ name }) => name),
    ...(facets?.options ?? []).flatMap(({ values }) => values.map(({ value }) => value)),
    ...breadcrumbs.map(({ name }) => name),
  ]
  const before = namesIn(await list(slug))
  await db().execute(sql`
    update ${sql.identifier(table)} set name = name || '!'
    where id = (${selected} from product join category on category.id = child_id where category.slug = ${slug})`)
  const after = namesIn(await list(slug))
  const renamed = after.filter((name) => !before.includes(name))
  expect(renamed).toHaveLength(1)
  expect(before.map((name) => `${name}!`)).toContain(renamed[0])
})
