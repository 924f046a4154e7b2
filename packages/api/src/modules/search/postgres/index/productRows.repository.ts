import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { unpackRows, type PackedRow } from './productRows.ts'

// One value for many rows is much faster to transfer and parse than rows of columns.
const PACKED_ROWS = sql`
  coalesce(string_agg(int4send(id) || int4send(is_active::int) || int4send(main_id) || int4send(sub_id) || int4send(child_id)
    || int4send(brand_id) || int4send(price_paise) || int4send(discount_percent)
    || int4send(round(rating_average * 10)::int) || int4send(launched_on - date '2000-01-01')
    || int4send(is_best_seller::int) || array_send(store_ids) || array_send(option_ids) || array_send(available_option_ids),
    ''), '')`

export interface Horizon {
  /** Transactions below it are visible to later reads; `readChangedRows` finds all others. */
  xid: string
  /** Number of times that products were deleted, which `readChangedRows` can't find. */
  deletions: number
}

export async function readHorizon(db: Database): Promise<Horizon> {
  const { rows } = await db.execute<{ xid: string; deletions: number }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as xid, deletions from catalogue_version`,
  )
  return rows[0] ?? { xid: '0', deletions: 0 }
}

export async function readLastId(db: Database): Promise<number> {
  const { rows } = await db.execute<{ last: number | null }>(sql`select max(id) as last from product`)
  return rows[0]?.last ?? 0
}

/** Rows of `count` ids. */
export async function readRows(db: Database, from: number, count: number): Promise<Iterable<PackedRow>> {
  return read(db, sql`id >= ${from} and id < ${from + count}`)
}

/** Rows changed by transactions that were not visible at the horizon. */
export async function readChangedRows(db: Database, { xid }: Horizon): Promise<Iterable<PackedRow>> {
  return read(db, sql`changed_by >= ${xid}::xid8`)
}

async function read(db: Database, condition: SQL): Promise<Iterable<PackedRow>> {
  const { rows } = await db.execute<{ packed: Buffer }>(
    sql`select ${PACKED_ROWS} as packed from product where ${condition}`,
  )
  const [row] = rows
  if (row === undefined) throw new Error('An aggregate without a row')
  return unpackRows(row.packed)
}

/** Groups of the option values with an id greater than `after`: `[id, group]`, ordered by id. */
export async function readOptionGroups(
  db: Database,
  after: number,
): Promise<{ id: number; group: string }[]> {
  const { rows } = await db.execute<{ id: number; group: string }>(
    sql`select id, group_name as "group" from option_value where id > ${after} order by id`,
  )
  return rows
}
