import { asc, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/openDatabase.ts'
import { redirect } from '#database/schema/redirect.ts'
import { withRetries } from '#database/withRetries.ts'
import { shortenChains } from './shortenChains.ts'

const ROWS_PER_WRITE = 5_000

export interface Redirect {
  path: string
  target: string
}

export interface SaveResult {
  added: number
  changed: number
  /** Old addresses that would lead to themselves. Then nothing is saved. */
  loops: string[]
}

/** Saves redirects next to those that are there, and shortens all chains. */
export function saveRedirects(
  db: Database,
  wanted: readonly Redirect[],
  { isDryRun = false } = {},
): Promise<SaveResult> {
  return withRetries(db, async (tx) => {
    await tx.execute(sql`lock table redirect in share row exclusive mode`)
    const before = new Map((await tx.select().from(redirect)).map(({ path, target }) => [path, target]))
    const ends = shortenChains(
      new Map([...before, ...wanted.map(({ path, target }) => [path, target] as const)]),
    )
    const loops = [...ends].flatMap(([path, target]) => (target === null ? [path] : []))
    const writes = [...ends].flatMap(([path, target]) =>
      target === null || before.get(path) === target ? [] : [{ path, target }],
    )
    if (loops.length === 0 && !isDryRun) await write(tx, writes)
    const added = writes.filter(({ path }) => !before.has(path)).length
    return { added, changed: writes.length - added, loops }
  })
}

async function write(tx: Transaction, rows: readonly Redirect[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_PER_WRITE) {
    await tx
      .insert(redirect)
      .values(rows.slice(from, from + ROWS_PER_WRITE))
      .onConflictDoUpdate({ target: redirect.path, set: { target: sql`excluded.target` } })
  }
}

export function listRedirects(db: Database, limit: number): Promise<Redirect[]> {
  return db.select().from(redirect).orderBy(asc(redirect.path)).limit(limit)
}

/** Removes redirects and returns the paths of those that were there. */
export async function removeRedirects(db: Database, paths: readonly string[]): Promise<string[]> {
  const removed = await db
    .delete(redirect)
    .where(inArray(redirect.path, [...paths]))
    .returning({ path: redirect.path })
  return removed.map(({ path }) => path)
}
