import { MAIN_STORE_ID } from '@shop/contract/stores.schema'
import { sql } from 'drizzle-orm'
import { lockStock } from '#database/lockStock.ts'
import type { Database, Transaction } from '#database/openDatabase.ts'
import { setStock } from '#database/setStock.ts'
import { withRetries } from '#database/withRetries.ts'
import type { FieldProblem } from './feedProduct.ts'
import { originOf } from './importBatch.ts'
import { rows } from './jsonRows.ts'
import { priceOf, type NumberedLine, type Value, type ValueKind } from './valueLines.ts'

export interface WrittenLine {
  line: NumberedLine
  written: { ok: true; changed: number; unchanged: number } | { ok: false; problems: FieldProblem[] }
}

/** Variant of a line as the shop has it; `id` is null for one that it does not have. */
interface Found {
  id: number | null
  mrp: number
  price: number
  units: number
  value: Value
}

const isChanged: Record<ValueKind, (found: Found) => boolean> = {
  prices: (found) => priceOf(found.value) !== found.price || mrpOf(found) !== found.mrp,
  stock: ({ value, units }) => value.quantity !== units,
}

/** Writes the lines in one transaction. A dry run only compares. */
export async function writeValues(
  db: Database,
  kind: ValueKind,
  lines: readonly NumberedLine[],
  isDryRun: boolean,
): Promise<WrittenLine[]> {
  if (lines.length === 0) return []
  return withRetries(db, async (tx) => {
    const find = await findVariants(tx, lines)
    const changes: { line: NumberedLine; found: Found }[] = []
    const written = lines.map((line): WrittenLine => {
      const variants = line.values.map((value) => find(line, value))
      const unknown = variants.filter(({ id }) => id === null)
      if (unknown.length > 0) {
        const problems = unknown.map(({ value }) => unknownVariant(line, value))
        return { line, written: { ok: false, problems } }
      }
      const changed = variants.filter(isChanged[kind])
      changes.push(...changed.map((found) => ({ line, found })))
      const unchanged = variants.length - changed.length + line.repeated
      return { line, written: { ok: true, changed: changed.length, unchanged } }
    })
    if (!isDryRun && changes.length > 0) await (kind === 'prices' ? setPrices : setQuantities)(tx, changes)
    return written
  })
}

function unknownVariant({ line: { source_id } }: NumberedLine, { group, name }: Value): FieldProblem {
  return group === null
    ? { field: 'source_id', reason: `${source_id} is not in the shop, or it has options` }
    : { field: 'options', reason: `${group} "${name}" of ${source_id} is not in the shop` }
}

/** MRP of the line, else the one that the variant has, unless it would be below the price. */
function mrpOf({ value, mrp }: Found): number {
  return value.mrp ?? Math.max(mrp, priceOf(value) ?? 0)
}

const originsOf = (lines: readonly NumberedLine[]) => sql`
  unnest(${sql.param(lines.map(({ line }) => line.source))}::text[],
    ${sql.param(lines.map(({ line }) => line.source_id))}::text[]) as asked (source, source_id)`

/** Reads the variants of the products, and locks their stock. */
async function findVariants(tx: Transaction, lines: readonly NumberedLine[]) {
  const { rows: known } = await tx.execute<{
    source: string
    sourceId: string
    id: number
    group: string | null
    name: string | null
    mrp: number
    price: number
  }>(sql`
    select source, source_id as "sourceId", v.id, group_name as "group", name, mrp_paise as mrp, selling_price_paise as price
    from ${originsOf(lines)} join product_source using (source, source_id) join variant v using (product_id)
    left join option_value o on o.id = option_value_id where is_active`)
  const stock = await lockStock(
    tx,
    known.map(({ id }) => id),
  )
  const keyOf = (
    origin: { source: string; sourceId: string },
    { group, name }: Pick<Value, 'group' | 'name'>,
  ) => JSON.stringify([originOf(origin), group, name])
  const variants = new Map(known.map((row) => [keyOf(row, row), row]))
  const units = new Map(
    stock.filter(({ storeId }) => storeId === MAIN_STORE_ID).map((own) => [own.variantId, own.units]),
  )
  return ({ line: { source, source_id } }: NumberedLine, value: Value): Found => {
    const row = variants.get(keyOf({ source, sourceId: source_id }, value))
    if (row === undefined) return { id: null, mrp: 0, price: 0, units: 0, value }
    return { id: row.id, mrp: row.mrp, price: row.price, units: units.get(row.id) ?? 0, value }
  }
}

type Changes = readonly { line: NumberedLine; found: Found }[]

/** A trigger gives a product the price of its cheapest variant. The next feed of products compares its line anew. */
async function setPrices(tx: Transaction, changes: Changes): Promise<void> {
  const values = changes.map(({ found }) => ({
    id: found.id,
    price: priceOf(found.value),
    mrp: mrpOf(found),
  }))
  await tx.execute(sql`
    update variant v set mrp_paise = r.mrp, selling_price_paise = r.price
    from jsonb_to_recordset(${rows(values)}) as r (id int, mrp int, price int)
    where v.id = r.id and v.id = any(${sql.param(values.map(({ id }) => id))}::int[])`)
  await tx.execute(sql`
    update product_source s set line_hash = '' from ${originsOf([...new Set(changes.map(({ line }) => line))])}
    where s.source = asked.source and s.source_id = asked.source_id`)
}

async function setQuantities(tx: Transaction, changes: Changes): Promise<void> {
  await setStock(
    tx,
    changes.flatMap(({ found: { id, value } }) =>
      id === null ? [] : [{ storeId: MAIN_STORE_ID, variantId: id, quantity: value.quantity ?? 0 }],
    ),
  )
}
