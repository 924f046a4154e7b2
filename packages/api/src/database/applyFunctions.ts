import { createHash } from 'node:crypto'
import type { Client } from 'pg'
import { readSqlFiles, sqlFolder } from './sqlFolder.ts'

/** Applies the file of each function that has changed since it was applied: all of them, or none. */
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
    for (const { name, text, hash } of files) {
      if (applied.get(name) === hash) continue
      await client.query(text)
      await client.query(
        'insert into drizzle.applied_function values ($1, $2) on conflict (name) do update set hash = excluded.hash',
        [name, hash],
      )
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
