import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { keepAliveOnErrors } from './keepAliveOnErrors.ts'

export type Database = NodePgDatabase<Record<string, never>> & { $client: pg.Pool }
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export interface OpenDatabaseOptions {
  /** Connections at most. */
  poolSize?: number
  /** Milliseconds that a statement may take; 0 is as long as it needs, for imports and migrations. */
  statementTimeoutMs?: number
}

const LOCK_TIMEOUT_MS = 2_000
/** How much later than the server's own deadline the client gives up on a statement: then the server does not answer at all. */
const SILENCE_MS = 7_000
const CASING = 'snake_case'

/** A pool of connections to the shop's database. A connection that ends is replaced, whatever it was doing. */
export function openDatabase(url: string, options: OpenDatabaseOptions = {}): Database {
  const { poolSize = 10, statementTimeoutMs = 3_000 } = options
  const hasDeadlines = statementTimeoutMs > 0
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: 'the-product',
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementTimeoutMs,
    lock_timeout: hasDeadlines ? LOCK_TIMEOUT_MS : 0,
    ...(hasDeadlines && { query_timeout: statementTimeoutMs + SILENCE_MS }),
    idle_in_transaction_session_timeout: 5_000,
  })
  keepAliveOnErrors(pool)
  pool.on('connect', keepAliveOnErrors)
  const db = drizzle(pool, { casing: CASING })
  return Object.assign(db, { transaction: transactionOn(pool) })
}

/**
 * Runs a transaction on a connection of the pool. Unlike drizzle's own, it returns the connection to the pool when `begin` fails, and
 * reports the error of the work instead of that of the rollback, which always fails on a broken connection.
 */
function transactionOn(pool: pg.Pool): Database['transaction'] {
  return async (work, config) => {
    const client = await pool.connect()
    let ofWork: unknown
    try {
      const result = await drizzle(client, { casing: CASING }).transaction(async (tx) => {
        try {
          return await work(tx)
        } catch (error) {
          ofWork = error
          throw error
        }
      }, config)
      client.release()
      return result
    } catch (error) {
      // A connection that could not begin, commit or roll back is in an unknown state.
      client.release(error !== ofWork)
      throw ofWork ?? error
    }
  }
}
