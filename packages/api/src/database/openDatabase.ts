import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

export type Database = NodePgDatabase<Record<string, never>> & { $client: pg.Pool }
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export interface OpenDatabaseOptions {
  /** Connections at most. */
  poolSize?: number
  /** Milliseconds that a statement may take; 0 is as long as it needs, for imports and migrations. */
  statementTimeoutMs?: number
  onIdleError?: (error: Error) => void
}

/** A pool of connections to the shop's database. A connection that breaks while idle is replaced, not fatal. */
export function openDatabase(url: string, options: OpenDatabaseOptions = {}): Database {
  const { poolSize = 10, statementTimeoutMs = 3_000, onIdleError = () => undefined } = options
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: 'the-product',
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementTimeoutMs,
    lock_timeout: statementTimeoutMs === 0 ? 0 : 2_000,
    idle_in_transaction_session_timeout: 5_000,
  })
  pool.on('error', onIdleError)
  return drizzle(pool, { casing: 'snake_case' })
}
