import { escapeIdentifier, type Client } from 'pg'
import { readSqlFiles, sqlFolder } from './sqlFolder.ts'

/** Indices of earlier releases, whose work others do. */
const REPLACED = ['', '_main', '_sub', '_child', '_brand', '_discount'].map(
  (part) => `product${part}_standing`,
)

/**
 * Builds the missing indices of large tables beside everybody's writes. An index that an interrupted run left invalid is built anew.
 * It waits for open transactions, however long they take, because nobody waits behind it.
 * Then it drops those that were replaced.
 */
export async function buildIndices(client: Client, folder = sqlFolder('indices')): Promise<void> {
  const files = await readSqlFiles(folder)
  const { rows } = await client.query<{ name: string; is_valid: boolean }>(
    `select relname as name, indisvalid as is_valid from pg_index join pg_class on pg_class.oid = indexrelid
     where relnamespace = 'public'::regnamespace and relname = any($1)`,
    [files.map(({ name }) => name)],
  )
  const found = new Map(rows.map((row) => [row.name, row.is_valid]))
  await client.query('set lock_timeout = 0')
  for (const { name, text } of files) {
    if (found.get(name) === true) continue
    if (found.has(name)) await client.query(`drop index concurrently ${escapeIdentifier(name)}`)
    await client.query(text)
  }
  for (const name of REPLACED)
    await client.query(`drop index concurrently if exists ${escapeIdentifier(name)}`)
}
