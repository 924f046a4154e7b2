import { and, eq, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { searchIndex } from '#database/schema/search.ts'

/** A building that has not gone on for so long has ended. */
const BUILDING_LOST = sql`interval '1 minute'`

/** Name of the index that shoppers search. */
export async function findLiveIndex(db: Database): Promise<string | undefined> {
  const [row] = await db.select().from(searchIndex).where(eq(searchIndex.isBuilding, false))
  return row?.name
}

/** Notes the index that is to be built. From now on changes are noted for it. False while another one is being built. */
export async function beginIndex(db: Database, name: string): Promise<boolean> {
  await db
    .delete(searchIndex)
    .where(and(eq(searchIndex.isBuilding, true), lt(searchIndex.seenAt, sql`now() - ${BUILDING_LOST}`)))
  const { rowCount } = await db.insert(searchIndex).values({ name, isBuilding: true }).onConflictDoNothing()
  return rowCount === 1
}

/** False when the building has been given up. */
export async function keepBuilding(db: Database, name: string): Promise<boolean> {
  const { rowCount } = await db
    .update(searchIndex)
    .set({ seenAt: sql`now()` })
    .where(eq(searchIndex.name, name))
  return rowCount === 1
}

/** The index takes the place of the one before. */
export async function finishIndex(db: Database, name: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(searchIndex).where(ne(searchIndex.name, name))
    await tx
      .update(searchIndex)
      .set({ isBuilding: false, seenAt: sql`now()` })
      .where(eq(searchIndex.name, name))
  })
}

/** Changes are no longer noted for the index. */
export async function forgetIndex(db: Database, name: string): Promise<void> {
  await db.delete(searchIndex).where(eq(searchIndex.name, name))
}

/** The index has every change. Written once a minute. */
export async function noteFollowed(db: Database): Promise<void> {
  await db
    .update(searchIndex)
    .set({ seenAt: sql`now()` })
    .where(and(eq(searchIndex.isBuilding, false), lt(searchIndex.seenAt, sql`now() - interval '1 minute'`)))
}

/** Id of a transaction that every transaction without the current indexes is older than. */
export async function readBarrier(db: Database): Promise<string> {
  const { rows } = await db.execute<{ xid: string }>(sql`select pg_current_xact_id()::text as xid`)
  return rows[0]?.xid ?? '0'
}

/** True when all transactions before it have ended. */
export async function isPast(db: Database, barrier: string): Promise<boolean> {
  const { rows } = await db.execute<{ isPast: boolean }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot()) > ${barrier}::xid8 as "isPast"`,
  )
  return rows[0]?.isPast ?? false
}

/** Gives up indexes that nobody has followed for a day, and the changes that were noted for them. */
export async function sweepIndexes(db: Database): Promise<void> {
  await db.delete(searchIndex).where(lt(searchIndex.seenAt, sql`now() - interval '1 day'`))
  await db.execute(sql`delete from search_outbox where not exists (select from search_index)`)
}
