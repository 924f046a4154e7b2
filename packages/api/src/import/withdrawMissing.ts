import { sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { withRetries } from '#database/withRetries.ts'
import { originOf } from './importBatch.ts'

/** Share of a source's products that a complete feed may lack before the operator is asked. */
const MISSING_SHARE_MAX = 1 / 5
const ROWS_PER_READ = 10_000
const PRODUCTS_PER_WRITE = 500

export interface WithdrawOptions {
  sources: readonly string[]
  isInFeed: (origin: string) => boolean
  isDryRun: boolean
  withdrawMany: boolean
  /** Called with the number of missing products before anything is archived. */
  onMissing?: (missing: number, total: number) => void
}

export type Withdrawal = { is: 'done'; withdrawn: number } | { is: 'refused'; missing: number; total: number }

/** Archives the products of a complete feed's sources that the feed lacks. */
export async function withdrawMissing(db: Database, options: WithdrawOptions): Promise<Withdrawal> {
  const { missing, total } = await findMissing(db, options)
  options.onMissing?.(missing.length, total)
  if (missing.length > total * MISSING_SHARE_MAX && !options.withdrawMany) {
    return { is: 'refused', missing: missing.length, total }
  }
  if (!options.isDryRun) {
    for (let from = 0; from < missing.length; from += PRODUCTS_PER_WRITE) {
      await archive(db, missing.slice(from, from + PRODUCTS_PER_WRITE))
    }
  }
  return { is: 'done', withdrawn: missing.length }
}

async function findMissing(db: Database, { sources, isInFeed }: WithdrawOptions) {
  const missing: number[] = []
  let total = 0
  for (let after = 0; ;) {
    const { rows } = await db.execute<{ source: string; sourceId: string; productId: number }>(sql`
      select source, source_id as "sourceId", product_id as "productId"
      from product_source join product on product.id = product_id and state <> 'archived'
      where source = any(${sql.param([...sources])}::text[]) and product_id > ${after}
      order by product_id limit ${ROWS_PER_READ}`)
    for (const row of rows) if (!isInFeed(originOf(row))) missing.push(row.productId)
    total += rows.length
    if (rows.length < ROWS_PER_READ) return { missing, total }
    after = rows.at(-1)?.productId ?? after
  }
}

async function archive(db: Database, productIds: readonly number[]): Promise<void> {
  const ids = sql`${sql.param([...productIds])}::int[]`
  await withRetries(db, async (tx) => {
    await tx.execute(sql`update product_source set withdrawn_at = now() where product_id = any(${ids})`)
    await tx.execute(sql`update product set state = 'archived' where id = any(${ids})`)
  })
}
