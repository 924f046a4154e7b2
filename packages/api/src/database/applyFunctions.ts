import { createHash } from 'node:crypto'
import type { Client } from 'pg'
import { readSqlFiles, sqlFolder, type SqlFile } from './sqlFolder.ts'

/** Derives what lists and searches read from products. */
const DERIVES_PRODUCTS = 'refresh_products'

/**
 * Applies the file of each function that has changed since it was applied: all of them, or none. Where one changes what is derived from
 * products, these are noted for `refreshProducts`.
 */
export async function applyFunctions(client: Client, folder = sqlFolder('functions')): Promise<void> {
  const files = (await readSqlFiles(folder)).map(({ name, text }) => ({
    name,
    text,
    hash: createHash('sha256').update(text).digest('hex'),
  }))
  await client.query('begin')
  try {
    await client.query(
      'create table if not exists drizzle.applied_function (name text primary key, hash text not null)',
    )
    const { rows } = await client.query<{ name: string; hash: string }>(
      'select name, hash from drizzle.applied_function',
    )
    const applied = new Map(rows.map(({ name, hash }) => [name, hash]))
    const changed = files.filter(({ name, hash }) => applied.get(name) !== hash)
    for (const { name, text, hash } of changed) {
      await client.query(text)
      await client.query(
        'insert into drizzle.applied_function values ($1, $2) on conflict (name) do update set hash = excluded.hash',
        [name, hash],
      )
    }
    const deriving = callsOf(DERIVES_PRODUCTS, files)
    if (changed.some(({ name }) => deriving.has(name)))
      await client.query(
        'insert into product_refresh (after_id) select 0 where exists (select from product) on conflict (is_only) do update set after_id = 0',
      )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Names of a function and of all that it calls, directly or not. */
function callsOf(name: string, files: readonly SqlFile[], found = new Set<string>()): Set<string> {
  const file = found.has(name) ? undefined : files.find((one) => one.name === name)
  if (file === undefined) return found
  found.add(name)
  for (const [word] of file.text.matchAll(/\w+/g)) callsOf(word, files, found)
  return found
}
