import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { openDatabase, CASING, type Database } from '../openDatabase.ts'
import { Replica, type ReplicaOptions } from './Replica.ts'

export interface Reads {
  /** For reads of the catalogue: the replica while it keeps up, otherwise the primary. */
  db: Database
  /** Undefined without a replica. */
  replica: Replica | undefined
}

export interface OpenReadsOptions extends Pick<ReplicaOptions, 'maxLagMs' | 'onChange'> {
  replicaUrl: string | undefined
  poolSize: number
}

export function openReads(primary: Database, options: OpenReadsOptions): Reads {
  const { replicaUrl, poolSize, maxLagMs, onChange } = options
  if (replicaUrl === undefined) return { db: primary, replica: undefined }
  const pool = openDatabase(replicaUrl, { poolSize }).$client
  const replica = new Replica({ primary: primary.$client, replica: pool, maxLagMs, onChange })
  const db = drizzle(routed(primary.$client, replica), { casing: CASING })
  const { onOneConnection, preparedTransaction, withoutDeadlines } = primary
  return {
    db: Object.assign(db, {
      onOneConnection,
      preparedTransaction,
      transaction: primary.transaction.bind(primary),
      withoutDeadlines,
    }),
    replica,
  }
}

/**
 * The primary's pool, except that statements of their own go to the replica while it is used. Those with a deadline of
 * their own are urgent.
 */
function routed(primary: pg.Pool, replica: Replica): pg.Pool {
  const query = (statement: pg.QueryConfig, values?: unknown[]) =>
    replica.query((pool) => pool.query(statement, values), {
      isUrgent: typeof statement === 'object' && 'query_timeout' in statement,
    })
  return new Proxy(primary, {
    get: (target, name) => (name === 'query' ? query : Reflect.get(target, name, target)),
  })
}
