import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productSource, variant } from '#database/schema/product.ts'
import { openDatabase, type Database } from '#database/openDatabase.ts'
import { setStock } from '#database/setStock.ts'
import { reserveStock } from '#modules/orders/stockHold.ts'
import { runInLockOrder } from '#testing/runInLockOrder.ts'
import { useDatabase } from '#testing/useDatabase.ts'
import { importFeed } from './importFeed.ts'
import { loadTaxonomy } from './loadTaxonomy.ts'
import { parseFeedLine } from './parseFeedLine.ts'
import { writeProducts } from './writeProducts.ts'

const [DELHI, JAIPUR] = [1, 2]
const { url } = useDatabase('empty')
let db: Database
let folder: string
beforeAll(async () => {
  db = openDatabase(url(), { isPatient: true })
  folder = await mkdtemp(join(tmpdir(), 'feed-'))
})
afterAll(async () => {
  await db.$client.end()
  await rm(folder, { recursive: true })
})

const lineOf = (sourceId: string, { price = 500, quantity = 7 } = {}) =>
  JSON.stringify({
    source: 'acme',
    source_id: sourceId,
    title: `Lipstick ${sourceId}`,
    brand: 'Rozana',
    category_path: ['Makeup', 'Lips', 'Lipstick'],
    description: '',
    images: [],
    options: [],
    mrp: 500,
    selling_price: price,
    currency: 'INR',
    quantity,
  })

async function importLines(...lines: string[]) {
  const file = join(folder, `${randomUUID()}.jsonl`)
  await writeFile(file, lines.join('\n'))
  return importFeed(db, { file })
}

/** The product with the lower variant id is in Jaipur only, so that locking by variant and locking by store differ in order. */
async function importTwo() {
  const sourceIds = [randomUUID(), randomUUID()]
  await importLines(...sourceIds.map((id) => lineOf(id, { quantity: 0 })))
  const [first, second] = await db
    .select({ sourceId: productSource.sourceId, productId: variant.productId, variantId: variant.id })
    .from(variant)
    .innerJoin(productSource, eq(productSource.productId, variant.productId))
    .where(inArray(productSource.sourceId, sourceIds))
    .orderBy(variant.id)
  if (first === undefined || second === undefined) throw new Error('The feed was not imported')
  await db.transaction((tx) =>
    setStock(tx, [
      { storeId: JAIPUR, variantId: first.variantId, quantity: 7 },
      { storeId: DELHI, variantId: second.variantId, quantity: 7 },
    ]),
  )
  const linesAt = (price: number) => [
    lineOf(first.sourceId, { price, quantity: 0 }),
    lineOf(second.sourceId, { price, quantity: 7 }),
  ]
  return { linesAt, first, second }
}

const stockOf = (variantId: number, storeId: number) =>
  sql`select from stock where variant_id = ${variantId} and store_id = ${storeId} for no key update`

test('does not deadlock when an order and an import write the same products', async () => {
  const { linesAt, first, second } = await importTwo()
  const taxonomy = await loadTaxonomy(db, { isDryRun: false })
  const writes = await Promise.all(
    linesAt(400).map(async (line, index) => {
      const parsed = parseFeedLine(JSON.parse(line))
      if (!parsed.ok) throw new Error('The line is not understood')
      const { product } = parsed
      const productId = [first, second][index]?.productId ?? null
      return { product, taxonomyIds: await taxonomy.resolve(product), lineHash: 'another', productId }
    }),
  )
  const requests = [first, second].map(({ variantId }) => ({ variantId, quantity: 1 }))
  // Without retries, so that a deadlock shows whichever transaction it ends.
  const ends = await runInLockOrder<unknown>(db, stockOf(first.variantId, JAIPUR), [
    () => db.transaction((tx) => reserveStock(tx, randomUUID(), requests, DELHI)),
    () => db.transaction((tx) => writeProducts(tx, writes)),
  ])
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
})

test('retries an import after a deadlock', async () => {
  const { linesAt, first, second } = await importTwo()
  // Locks both rows in reverse order. It never detects deadlocks itself, so that the import is the one to end.
  const otherWayRound = async () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local deadlock_timeout = '10min'`)
      await tx.execute(stockOf(second.variantId, DELHI))
      await tx.execute(stockOf(first.variantId, JAIPUR))
    })
  const ends = await runInLockOrder<unknown>(db, stockOf(second.variantId, DELHI), [
    otherWayRound,
    () => importLines(...linesAt(300)),
  ])
  expect(ends).toMatchObject([{ status: 'fulfilled' }, { value: { updated: 2 } }])
})
