import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#database/openDatabase.ts'
import { refreshVocabulary } from '#modules/search/refreshVocabulary.ts'
import { dieAtStatement } from '#testing/dieAtStatement.ts'
import { makeShopper } from '#testing/makeShopper.ts'
import { placedOrder, placeOrder } from '#testing/placeOrder.ts'
import { useApp } from '#testing/useApp.ts'
import { useAudits } from '#testing/useAudits.ts'
import { wordsAndPhrases } from '#testing/wordsAndPhrases.ts'
import { importFeed } from './importFeed.ts'
import { importValues } from './importValues.ts'

const { app, db } = useApp('empty')
useAudits(db)
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'feed-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Rupees of each step of a price: so much that delivery is free. */
const STEP = 600

interface Line {
  product: number
  price: number
  units: number
}
interface Feed {
  does: 'products' | 'complete' | 'prices' | 'stock'
  lines: Line[]
  /** Statement before which its process is killed. */
  killedAt: number | null
}
type Step =
  | Feed
  | { does: 'sell'; product: number; units: number }
  /** Cancels the oldest order of a product. */
  | { does: 'cancel'; product: number }

// A type, because rows of a query are one.
type ModelProduct = {
  isSold: boolean
  price: number
  available: number
  reserved: number
}
type Model = Map<number, ModelProduct>

const product = fc.integer({ min: 1, max: 4 })
const lines = fc.uniqueArray(
  fc.record({ product, price: fc.integer({ min: 1, max: 3 }), units: fc.integer({ min: 0, max: 3 }) }),
  { selector: (line) => line.product, minLength: 1, maxLength: 4 },
)
const feed: fc.Arbitrary<Feed> = fc.record({
  does: fc.constantFrom('products', 'complete', 'prices', 'stock'),
  lines,
  killedAt: fc.option(fc.integer({ min: 1, max: 40 }), { freq: 2 }),
})
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: feed },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('sell'), product, units: fc.integer({ min: 1, max: 2 }) }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('cancel'), product }) },
)

/** States of a shop that takes a feed, from the one before it to the one after it: products are written at once, prices and stock line by line. */
function stagesOf(before: Model, { does, lines }: Feed): Model[] {
  const stages = [before]
  const change = (alter: (model: Model) => void) => {
    const next: Model = structuredClone(stages.at(-1) ?? before)
    alter(next)
    stages.push(next)
  }
  if (does === 'prices' || does === 'stock') {
    for (const { product: number, price, units } of lines)
      change((model) => {
        const known = model.get(number)
        if (known !== undefined) Object.assign(known, does === 'prices' ? { price } : { available: units })
      })
    return stages
  }
  change((model) => {
    for (const { product: number, price, units } of lines) {
      const known = model.get(number) ?? { available: units, reserved: 0 }
      model.set(number, { ...known, isSold: true, price })
    }
  })
  if (does === 'complete')
    change((model) => {
      for (const [number, known] of model)
        if (!lines.some((line) => line.product === number)) known.isSold = false
    })
  return stages
}

async function take(to: Database, source: string, { does, lines }: Feed): Promise<void> {
  const file = path.join(folder, 'feed.jsonl')
  const feedLines = lines.map(({ product: number, price, units }) => ({
    source,
    source_id: String(number),
    title: `Kurti ${'ABCDE'[number] ?? ''}${source.slice(0, 4)} ${price}`,
    brand: `Brand ${'XYZ'[price - 1] ?? ''}`,
    category_path: ['Fashion', 'Tops', `Kurtis ${'XYZ'[price - 1] ?? ''}`],
    selling_price: price * STEP,
    quantity: units,
  }))
  await writeFile(file, feedLines.map((line) => JSON.stringify(line)).join('\n'))
  if (does === 'prices' || does === 'stock') await importValues(to, does, { file })
  else await importFeed(to, { file, isComplete: does === 'complete', withdrawMany: true })
}

/** Imports, and returns how the shop must be now: after a kill any stage, but a whole one. */
async function runFeed(source: string, model: Model, one: Feed): Promise<Model> {
  const stages = stagesOf(model, one)
  if (one.killedAt !== null) {
    await dieAtStatement(db(), one.killedAt, (doomed) => take(doomed, source, one))
    const now = await readShop(source)
    expect(stages).toContainEqual(now)
    return now
  }
  await take(db(), source, one)
  return stages.at(-1) ?? model
}

interface OpenOrder {
  product: number
  units: number
  cancel: () => Promise<void>
}

/** Orders what a shopper can have, and is refused the rest. */
async function sell(
  source: string,
  { isSold, price, available }: ModelProduct,
  number: number,
  units: number,
) {
  const { rows } = await db().execute<{ slug: string; productId: number; variantId: number }>(sql`
    select slug, p.id as "productId", v.id as "variantId" from product_source s join product p on p.id = s.product_id
    join variant v on v.product_id = p.id where source = ${source} and source_id = ${String(number)}`)
  const [found] = rows
  if (found === undefined) throw new Error('An imported product is missing')
  const shopper = await makeShopper(db())
  const item = { ...found, item: { product_id: found.productId, variant_id: null } }
  const attempt = { shopper, products: [[item, units] as [typeof item, number]], total: price * STEP * units }
  if (!isSold || available < units) {
    expect((await placeOrder(app(), attempt)).statusCode).toBeGreaterThanOrEqual(400)
    return undefined
  }
  const { id } = await placedOrder(app(), attempt)
  return async () => {
    const url = `/api/orders/${id}/cancel`
    const answer = await app().inject({ method: 'POST', url, headers: shopper.headers, body: {} })
    expect(answer.statusCode).toBe(200)
  }
}

async function readShop(source: string): Promise<Model> {
  const { rows } = await db().execute<ModelProduct & { number: number }>(sql`
    select source_id::int as number, p.is_active as "isSold", v.selling_price_paise / ${STEP * 100}::int as price,
      coalesce(on_hand - reserved, 0) as available, coalesce(reserved, 0) as reserved
    from product_source join product p on p.id = product_id join variant v using (product_id)
    left join stock on variant_id = v.id where source = ${source} and p.selling_price_paise = v.selling_price_paise`)
  return new Map(rows.map(({ number, ...known }) => [number, known]))
}

async function play(source: string, steps: readonly Step[]): Promise<void> {
  let model: Model = new Map()
  const orders: OpenOrder[] = []
  for (const one of steps) {
    if ('lines' in one) model = await runFeed(source, model, one)
    else {
      const known = model.get(one.product)
      if (known === undefined) continue
      if (one.does === 'sell') {
        const cancel = await sell(source, known, one.product, one.units)
        if (cancel === undefined) continue
        orders.push({ product: one.product, units: one.units, cancel })
        known.available -= one.units
        known.reserved += one.units
      } else {
        const at = orders.findIndex((order) => order.product === one.product)
        const [order] = at === -1 ? [] : orders.splice(at, 1)
        if (order === undefined) continue
        await order.cancel()
        known.available += order.units
        known.reserved -= order.units
      }
    }
    expect(await readShop(source)).toEqual(model)
  }
}

test('applies the last feed, keeps sold units sold, and updates the search, after any history of feeds, orders and kills', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
      await play(randomUUID(), steps)
      // A worker does this every minute, and so does the end of each import.
      await refreshVocabulary(db())
      const { stored, counted } = await wordsAndPhrases(db())
      expect(stored).toEqual(counted)
    }),
    { numRuns: 25 },
  )
}, 300_000)
