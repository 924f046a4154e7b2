import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { product } from '#database/schema/product.ts'
import { productRefresh } from '#database/schema/productRefresh.ts'
import { useDatabase } from '#testing/useDatabase.ts'
import { noteProductRefresh, refreshProducts } from './refreshProducts.ts'

const { current: db } = useDatabase('seeded')

const colourless = () => db().$count(product, eq(product.optionIds, sql`'{}'`))
const notes = () => db().select().from(productRefresh)

let before: number
beforeEach(async () => {
  before = await colourless()
  await db().update(product).set({ optionIds: [] })
})

test('writes again what an earlier release derived in another way, once', async () => {
  await noteProductRefresh(db())
  expect(await refreshProducts(db())).toBe(await db().$count(product))
  expect(await colourless()).toBe(before)
  expect(await notes()).toEqual([])
  expect(await refreshProducts(db())).toBe(0)
})

test('goes on where it was interrupted', async () => {
  await noteProductRefresh(db())
  const interrupted = new AbortController()
  const first = await refreshProducts(db(), {
    signal: interrupted.signal,
    onProgress: () => interrupted.abort(),
  })
  expect(first).toBeGreaterThan(0)
  expect(await notes()).toHaveLength(1)
  expect(await refreshProducts(db())).toBe((await db().$count(product)) - first)
  expect(await colourless()).toBe(before)
})

test('several processes share the work', async () => {
  await noteProductRefresh(db())
  const parts = await Promise.all([refreshProducts(db()), refreshProducts(db())])
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(await db().$count(product))
  expect(await colourless()).toBe(before)
})
