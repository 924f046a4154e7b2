import { inArray, sql } from 'drizzle-orm'
import type { Database, Db, Transaction } from '#database/openDatabase.ts'
import { searchSynonym } from '#database/schema/search.ts'
import { withRetries } from '#database/withRetries.ts'

/** Groups of words that mean the same. */
export async function listSynonyms(db: Db): Promise<string[][]> {
  const { rows } = await db.execute<{ words: string[] }>(sql`
    select array_agg(word order by word) as words from search_synonym group by group_name order by min(word)`)
  return rows.map(({ words }) => words)
}

/** Makes the words mean the same. Groups that have one of them become one group, which is returned. */
export function addSynonyms(db: Database, words: readonly string[]): Promise<string[]> {
  return withRetries(db, async (tx) => {
    await tx.execute(sql`lock table search_synonym in share row exclusive mode`)
    const { rows } = await tx.execute<{ word: string }>(sql`
      delete from search_synonym where group_name in (
        select group_name from search_synonym where word = any (${sql.param([...words])}::text[]))
      returning word`)
    const all = [...new Set([...words, ...rows.map(({ word }) => word)])].toSorted()
    await tx.insert(searchSynonym).values(all.map((word) => ({ word, groupName: all[0] ?? '' })))
    return all
  })
}

/** Replaces all groups. */
export async function replaceSynonyms(
  tx: Transaction,
  groups: readonly (readonly string[])[],
): Promise<void> {
  await tx.execute(sql`lock table search_synonym in share row exclusive mode`)
  await tx.delete(searchSynonym)
  const rows = groups.flatMap((words) => words.map((word) => ({ word, groupName: words[0] ?? '' })))
  if (rows.length > 0) await tx.insert(searchSynonym).values(rows)
}

/** Removes words, and groups of one word. Returns the words that were there. */
export function removeSynonyms(db: Database, words: readonly string[]): Promise<string[]> {
  return withRetries(db, async (tx) => {
    const removed = await tx
      .delete(searchSynonym)
      .where(inArray(searchSynonym.word, [...words]))
      .returning({ word: searchSynonym.word })
    await tx.execute(sql`
      delete from search_synonym where group_name in (
        select group_name from search_synonym group by group_name having count(*) = 1)`)
    return removed.map(({ word }) => word)
  })
}
