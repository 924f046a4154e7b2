import type pg from 'pg'
import { expect } from 'vitest'
import { openDatabase, type Database } from '#database/openDatabase.ts'

/**
 * Does the work like a process that is killed before one of its statements: the database sees its connections break, and nothing that it
 * would have sent afterwards. Work with fewer statements ends well.
 */
export async function dieAtStatement(
  like: Database,
  statement: number,
  work: (db: Database) => Promise<unknown>,
): Promise<void> {
  const { connectionString } = like.$client.options
  const doomed = openDatabase(connectionString ?? '', { isPatient: true })
  const clients: pg.PoolClient[] = []
  let left = statement
  doomed.$client.on('connect', (client) => {
    clients.push(client)
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    const counted = (...args: unknown[]) => {
      left -= 1
      if (left === 0)
        for (const one of clients)
          (one as unknown as { connection: pg.Connection }).connection.stream.destroy()
      return query(...args)
    }
    Object.assign(client, { query: counted })
  })
  await work(doomed).catch((error: unknown) => {
    if (left > 0) throw error
  })
  await doomed.$client.end()
  // The database notices a little later that the connections are gone, and then gives up their locks.
  await expect
    .poll(async () => {
      const { rows } = await like.$client.query(
        `select from pg_locks where locktype = 'advisory'
          and database = (select oid from pg_database where datname = current_database())`,
      )
      return rows.length
    })
    .toBe(0)
}
