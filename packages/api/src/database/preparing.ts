import type { Socket } from 'node:net'
import type pg from 'pg'
import { nameOf } from './statementNames.ts'

/**
 * The client, on which PostgreSQL parses each statement with parameters once: statements get a name by their text. Those that start together are sent in one
 * write, as each write wakes PostgreSQL.
 */
export function preparing(client: pg.PoolClient): pg.PoolClient {
  const { stream } = (client as pg.PoolClient & { connection: { stream: Socket } }).connection
  const query = (statement: pg.QueryConfig, values: unknown[]) => {
    stream.cork()
    process.nextTick(() => stream.uncork())
    const name = statement.name ?? (values.length > 0 ? nameOf(statement.text) : undefined)
    return client.query({ ...statement, name }, values)
  }
  return Object.create(client, { query: { value: query } }) as pg.PoolClient
}
