import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { keepAliveOnErrors } from './keepAliveOnErrors.ts'
import { APPLICATION_NAME, labelStatements } from './labelStatements.ts'
import { preparing } from './preparing.ts'
import { reportFirstError } from './reportFirstError.ts'

/** What statements run on: a pool, one connection or a transaction. */
export type Db = NodePgDatabase<Record<string, never>>
export type Database = Db & {
  $client: pg.Pool
  /** Reads on one connection, which sends those that start together in one go. */
  onOneConnection: <T>(read: (db: Db) => Promise<T>) => Promise<T>
  /** A transaction whose statements are prepared, for a few texts whose best plan is the same for any value (decision 139). */
  preparedTransaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>
  /** A transaction of a job, on a connection of its own, without the deadlines of shoppers' requests. */
  withoutDeadlines: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>
}
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export interface OpenDatabaseOptions {
  poolSize?: number
  /** Longest time of a statement. */
  statementTimeoutMs?: number
  /** Longest wait for a connection, in the pool's queue or to the server. */
  connectionTimeoutMs?: number
  /** True for work of the operator, which takes as long as it takes: none of the deadlines of shoppers' requests applies. */
  isPatient?: boolean
  /**
   * True for the address of a pooler in transaction mode. It refuses the settings of a session, so its own `connect_query` must set
   * the deadlines, as in `deploy/pgbouncer.ini`.
   */
  isPooler?: boolean
}

const LOCK_TIMEOUT_MS = 2_000
const IDLE_TIMEOUT_MS = 5_000
/** Added to the statement timeout for the client's own, which applies when the server does not answer at all. */
const SILENCE_MS = 7_000
/** The catalogue is in memory, where any page costs the same. And a search in several processes takes the cores of other shoppers (decision 280). */
const PLANNING = '-c random_page_cost=1.1 -c max_parallel_workers_per_gather=0'
export const CASING = 'snake_case'

export function openDatabase(url: string, options: OpenDatabaseOptions = {}): Database {
  const { poolSize = 10, isPatient = false, isPooler = false } = options
  const { statementTimeoutMs = 3_000, connectionTimeoutMs = 5_000 } = options
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    pipeline: true, // statements of a transaction that start together are sent together
    application_name: APPLICATION_NAME,
    ...(!isPatient && {
      connectionTimeoutMillis: connectionTimeoutMs,
      query_timeout: statementTimeoutMs + SILENCE_MS,
    }),
    ...(!isPooler && {
      options: PLANNING,
      statement_timeout: isPatient ? 0 : statementTimeoutMs,
      lock_timeout: isPatient ? 0 : LOCK_TIMEOUT_MS,
      idle_in_transaction_session_timeout: isPatient ? 0 : IDLE_TIMEOUT_MS,
    }),
  })
  keepAliveOnErrors(pool)
  pool.on('connect', keepAliveOnErrors)
  const label = (target: pg.Pool | pg.PoolClient) => labelStatements(target, { isPooler })
  label(pool)
  pool.on('connect', label)
  const db = drizzle(pool, { casing: CASING })
  const connect = connectionsOf(pool)
  return Object.assign(db, {
    onOneConnection: onOneConnection(connect),
    transaction: transactionOn(connect),
    preparedTransaction: transactionOn(connectionsOf(pool, preparing)),
    withoutDeadlines: withoutDeadlines(() => openDatabase(url, { ...options, poolSize: 1, isPatient: true })),
  })
}

function withoutDeadlines(open: () => Database): Database['withoutDeadlines'] {
  return async (work) => {
    const patient = open()
    try {
      return await patient.transaction(async (tx) => {
        // A pooler has set deadlines of its own.
        await tx.execute(sql`
          select set_config(name, '0', true)
          from unnest('{statement_timeout,lock_timeout,idle_in_transaction_session_timeout}'::text[]) as name`)
        return work(tx)
      })
    } finally {
      await patient.$client.end()
    }
  }
}

interface Connection {
  client: pg.PoolClient
  /** The same for each use of the client, so that it keeps its prepared statements. */
  db: Db
}

/** `toDriver` makes what drizzle sends statements to. */
function connectionsOf(
  pool: pg.Pool,
  toDriver = (client: pg.PoolClient) => client,
): () => Promise<Connection> {
  const known = new WeakMap<pg.PoolClient, Db>()
  return async () => {
    const client = await pool.connect()
    const db = known.get(client) ?? drizzle(reportFirstError(toDriver(client)), { casing: CASING })
    known.set(client, db)
    return { client, db }
  }
}

function onOneConnection(connect: () => Promise<Connection>): Database['onOneConnection'] {
  return async (read) => {
    const { client, db } = await connect()
    try {
      const result = await read(db)
      client.release()
      return result
    } catch (error) {
      client.release(true) // others of its statements may still run
      throw error
    }
  }
}

/** Unlike drizzle's own method, it returns the connection when `begin` fails, and reports the error of the work and not the rollback's. */
function transactionOn(connect: () => Promise<Connection>): Database['transaction'] {
  return async (work, config) => {
    const { client, db } = await connect()
    let ofWork: unknown
    try {
      const result = await db.transaction(async (tx) => {
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
      // A connection that failed to begin, commit or roll back is in an unknown state: the pool closes it.
      client.release(error !== ofWork)
      throw ofWork ?? error
    }
  }
}
