import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useDatabase } from '#testing/useDatabase.ts'
import { wordsAndPhrases } from '#testing/wordsAndPhrases.ts'
import { importFeed } from './importFeed.ts'
import { importValues } from './importValues.ts'

const { current: db } = useDatabase('empty')
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'feed-'))
})
afterAll(() => rm(folder, { recursive: true }))

interface Line {
  product: number
  price: number
  units: number
}
type Step =
  | { does: 'products' | 'complete' | 'prices' | 'stock'; lines: Line[] }
  | { does: 'sell' | 'cancel'; product: number; units: number }

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
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constantFrom('products', 'complete', 'prices', 'stock'), lines }),
  fc.record({ does: fc.constantFrom('sell', 'cancel'), product, units: fc.integer({ min: 1, max: 2 }) }),
)

function advance(model: Model, one: Step): void {
  if ('product' in one) {
    const known = model.get(one.product)
    if (known === undefined) return
    const units =
      one.does === 'sell' ? Math.min(one.units, known.available) : -Math.min(one.units, known.reserved)
    known.available -= units
    known.reserved += units
    return
  }
  for (const { product: number, price, units } of one.lines) {
    const known = model.get(number)
    if (one.does === 'prices' && known !== undefined) known.price = price
    else if (one.does === 'stock' && known !== undefined) known.available = units
    else if (one.does === 'products' || one.does === 'complete') {
      if (known === undefined) model.set(number, { isSold: true, price, available: units, reserved: 0 })
      else Object.assign(known, { isSold: true, price })
    }
  }
  if (one.does !== 'complete') return
  const named = new Set(one.lines.map((line) => line.product))
  for (const [number, known] of model) if (!named.has(number)) known.isSold = false
}

async function run(source: string, model: Model, one: Step): Promise<void> {
  if ('product' in one) {
    const known = model.get(one.product)
    if (known === undefined) return
    const units =
      one.does === 'sell' ? Math.min(one.units, known.available) : -Math.min(one.units, known.reserved)
    if (units === 0) return
    await db().execute(sql`
      insert into stock_move (store_id, variant_id, ref, kind, d_reserved)
      select 1, v.id, ${randomUUID()}, ${units > 0 ? 'reserve' : 'release'}, ${units}
      from variant v join product_source using (product_id)
      where source = ${source} and source_id = ${String(one.product)}`)
    return
  }
  const file = path.join(folder, 'feed.jsonl')
  const feed = one.lines.map(({ product: number, price, units }) => ({
    source,
    source_id: String(number),
    title: `Kurti ${'ABCDE'[number] ?? ''}${source.slice(0, 4)} ${price}`,
    brand: `Brand ${'XYZ'[price - 1] ?? ''}`,
    category_path: ['Fashion', 'Tops', `Kurtis ${'XYZ'[price - 1] ?? ''}`],
    selling_price: price,
    quantity: units,
  }))
  await writeFile(file, feed.map((line) => JSON.stringify(line)).join('\n'))
  if (one.does === 'prices' || one.does === 'stock') await importValues(db(), one.does, { file })
  else await importFeed(db(), { file, isComplete: one.does === 'complete', withdrawMany: true })
}

async function readShop(source: string): Promise<Model> {
  const { rows } = await db().execute<ModelProduct & { number: number }>(sql`
    select source_id::int as number, p.is_active as "isSold", v.selling_price_paise / 100 as price,
      coalesce(on_hand - reserved, 0) as available, coalesce(reserved, 0) as reserved
    from product_source join product p on p.id = product_id join variant v using (product_id)
    left join stock on variant_id = v.id where source = ${source} and p.selling_price_paise = v.selling_price_paise`)
  return new Map(rows.map(({ number, ...known }) => [number, known]))
}

test('applies the last feed, keeps sold units sold, and updates the search, after any history of imports', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
      const source = randomUUID()
      const model: Model = new Map()
      for (const one of steps) {
        await run(source, model, one)
        advance(model, one)
        expect(await readShop(source)).toEqual(model)
      }
      const { stored, counted } = await wordsAndPhrases(db())
      expect(stored).toEqual(counted)
    }),
    { numRuns: 40 },
  )
}, 300_000)
