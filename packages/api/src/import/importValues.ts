import { MAIN_STORE_ID } from '@shop/contract/stores.schema'
import { sql } from 'drizzle-orm'
import { lockStock } from '#database/lockStock.ts'
import type { Database, Transaction } from '#database/openDatabase.ts'
import { setStock } from '#database/setStock.ts'
import { withRetries } from '#database/withRetries.ts'
import { checkFeedFile } from './checkFeedFile.ts'
import type { ValueLine } from './feedLine.schema.ts'
import type { FieldProblem } from './feedProduct.ts'
import type { ImportOptions } from './importFeed.ts'
import { rows } from './jsonRows.ts'
import { PROBLEMS_MAX } from './parseFeedLine.ts'
import { readFeed } from './readFeed.ts'
import { createValueReader, priceOf, type LineOfValues, type Value, type ValueKind } from './valueLines.ts'
import { withImportLock } from './withImportLock.ts'

export interface ValueReport {
  changed: number
  unchanged: number
  refused: number
}

/** Each line is a transaction. A line with a product or variant that the shop does not have is refused. */
export async function importValues(
  db: Database,
  kind: ValueKind,
  options: ImportOptions,
): Promise<ValueReport> {
  await checkFeedFile(options.file, options.csv === undefined ? 'json' : 'csv')
  return withImportLock(db, async () => {
    const report = { changed: 0, unchanged: 0, refused: 0 }
    const reader = createValueReader(kind)
    for await (const record of readFeed(options, options.onBytes)) {
      if ('leftOut' in record) continue
      const written =
        'problem' in record
          ? [{ field: '(line)', reason: record.problem }]
          : await write(record.line, record.value)
      if (Array.isArray(written)) {
        report.refused += 1
        for (const problem of written.slice(0, PROBLEMS_MAX))
          options.onRefusal?.({ line: record.line, ...problem })
      } else {
        report.changed += written.changed
        report.unchanged += written.unchanged
      }
    }
    return report

    async function write(line: number, value: unknown): Promise<Written | FieldProblem[]> {
      const read = reader.read(value)
      if (!read.ok) return read.problems
      const written = await writeValues(db, kind, read, options.isDryRun ?? false)
      if (!Array.isArray(written)) reader.remember(line, read)
      return written
    }
  })
}

interface Written {
  changed: number
  unchanged: number
}

async function writeValues(
  db: Database,
  kind: ValueKind,
  { line, values, repeated }: LineOfValues,
  isDryRun: boolean,
): Promise<Written | FieldProblem[]> {
  return withRetries<Written | FieldProblem[]>(db, async (tx) => {
    const variants = await findVariants(tx, line, values)
    const unknown = variants.filter(({ id }) => id === null)
    if (unknown.length > 0)
      return unknown.map(({ value: { group, name } }) => unknownVariant(line, group, name))
    const changes = variants.filter(isChanged[kind])
    if (!isDryRun && changes.length > 0)
      await (kind === 'prices' ? setPrices : setQuantities)(tx, line, changes)
    return { changed: changes.length, unchanged: variants.length - changes.length + repeated }
  })
}

function unknownVariant({ source_id }: ValueLine, group: string | null, name: string | null): FieldProblem {
  return group === null
    ? { field: 'source_id', reason: `${source_id} is not in the shop, or it has options` }
    : { field: 'options', reason: `${group} "${name}" of ${source_id} is not in the shop` }
}

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

/** MRP of the line, else the one that the variant has, unless it would be below the price. */
function mrpOf({ value, mrp }: Found): number {
  return value.mrp ?? Math.max(mrp, priceOf(value) ?? 0)
}

/** Variants of a line with their values, their stock locked; `id` is null for one that the shop does not have. */
async function findVariants(tx: Transaction, line: ValueLine, values: readonly Value[]): Promise<Found[]> {
  const { rows: known } = await tx.execute<{
    id: number
    group: string | null
    name: string | null
    mrp: number
    price: number
  }>(sql`
    select v.id, group_name as "group", name, mrp_paise as mrp, selling_price_paise as price
    from product_source join variant v using (product_id) left join option_value o on o.id = option_value_id
    where source = ${line.source} and source_id = ${line.source_id} and is_active`)
  const stock = await lockStock(
    tx,
    known.map(({ id }) => id),
  )
  return values.map((value) => {
    const row = known.find(({ group, name }) => group === value.group && name === value.name)
    if (row === undefined) return { id: null, mrp: 0, price: 0, units: 0, value }
    const own = stock.find(({ variantId, storeId }) => variantId === row.id && storeId === MAIN_STORE_ID)
    return { ...row, units: own?.units ?? 0, value }
  })
}

/** A trigger gives the product the price of its cheapest variant. The next feed of products compares its line anew. */
async function setPrices(tx: Transaction, line: ValueLine, changes: readonly Found[]): Promise<void> {
  const values = changes.map((found) => ({ id: found.id, price: priceOf(found.value), mrp: mrpOf(found) }))
  await tx.execute(sql`
    update variant v set mrp_paise = r.mrp, selling_price_paise = r.price
    from jsonb_to_recordset(${rows(values)}) as r (id int, mrp int, price int) where v.id = r.id`)
  await tx.execute(sql`
    update product_source set line_hash = '' where source = ${line.source} and source_id = ${line.source_id}`)
}

async function setQuantities(tx: Transaction, _line: ValueLine, changes: readonly Found[]): Promise<void> {
  await setStock(
    tx,
    changes.flatMap(({ id, value: { quantity } }) =>
      id === null ? [] : [{ storeId: MAIN_STORE_ID, variantId: id, quantity: quantity ?? 0 }],
    ),
  )
}
