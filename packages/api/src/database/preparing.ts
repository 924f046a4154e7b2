import type { Socket } from 'node:net'
import pg from 'pg'

/** Names by text. There are a few for each kind of order; a cart of more lines has a text of its own. */
const names = new Map<string, string>()
const NAMES_MAX = 200
/** PostgreSQL's `in_failed_sql_transaction`. */
const IN_FAILED_TRANSACTION = '25P02'

/**
 * The client, on which PostgreSQL parses each statement with parameters once: statements get a name by their text. Those that start together are sent in one
 * write, as each write wakes PostgreSQL. When one of them fails, the others report its error, not that the transaction has failed: whichever is noticed first
 * then says what happened.
 */
export function preparing(client: pg.PoolClient): pg.PoolClient {
  const { stream } = (client as pg.PoolClient & { connection: { stream: Socket } }).connection
  let failure: unknown
  const query = async (statement: pg.QueryConfig, values: unknown[]) => {
    stream.cork()
    process.nextTick(() => stream.uncork())
    const name = statement.name ?? (values.length > 0 ? nameOf(statement.text) : undefined)
    try {
      return await client.query({ ...statement, name }, values)
    } catch (error) {
      if (!isConsequence(error)) failure = error
      throw failure ?? error
    }
  }
  return Object.create(client, { query: { value: query } }) as pg.PoolClient
}

function isConsequence(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === IN_FAILED_TRANSACTION
}

function nameOf(text: string): string | undefined {
  if (!names.has(text) && names.size < NAMES_MAX) names.set(text, `by_text_${names.size}`)
  return names.get(text)
}
