import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { codeOf } from '../codeOf.ts'
import { isUnavailable } from '../isUnavailable.ts'
import { ReplicaLag } from './ReplicaLag.ts'

const LOOK_EVERY_MS = 500
const POLL_EVERY_MS = 20
/** A server that answers later counts as lost. */
const ANSWER_MAX_MS = 1_000
/** For a read that others wait for. */
const URGENT_MAX_MS = 300

const PRIMARY = {
  text: `select (pg_current_wal_lsn() - '0/0')::text as written`,
  query_timeout: ANSWER_MAX_MS,
}
const REPLICA = {
  text: `
    select pg_is_in_recovery() as "isReplica", coalesce(pg_last_wal_replay_lsn() - '0/0', 0)::text as replayed,
      (select version from catalogue_version)::text as version`,
  query_timeout: ANSWER_MAX_MS,
}

interface ReplicaRow {
  /** False after it was promoted: from then on it has a history of its own. */
  isReplica: boolean
  /** Position in the write-ahead log. */
  replayed: string
  version: string
}

export interface ReplicaOptions {
  primary: pg.Pool
  replica: pg.Pool
  /** Older data are not read, in ms. */
  maxLagMs: number
  /** Called when reads begin to go to the replica, and with the reason when they stop. */
  onChange: (reason: string | undefined) => void
}

class ReplicaLost extends Error {}

/** A replica of the database, for reads that may be a little old. It is used while it answers and keeps up. */
export class Replica {
  readonly #options: ReplicaOptions
  readonly #lag = new ReplicaLag()
  readonly #ending = new AbortController()
  #knownVersion: () => number = () => Infinity
  #looking: Promise<void> = Promise.resolve()
  #isUsed = false
  /** Reads that wait for the replica. */
  readonly #waiting = new Set<(reason: Error) => void>()

  constructor(options: ReplicaOptions) {
    this.#options = options
  }

  get isUsed(): boolean {
    return this.#isUsed
  }

  /** Begins to use the replica when it has the version of the catalogue that this process has already shown. */
  start(knownVersion: () => number): void {
    this.#knownVersion = knownVersion
    this.#looking = this.#repeat()
  }

  async stop(): Promise<void> {
    this.#ending.abort()
    await this.#looking
    this.#giveUp('The process ends')
    await this.#options.replica.end()
  }

  /** Reads from the replica, and from the primary when it fails meanwhile. A late answer to an urgent read counts as a failure. */
  async query(
    read: (pool: pg.Pool) => Promise<unknown>,
    { isUrgent = false }: { isUrgent?: boolean } = {},
  ): Promise<unknown> {
    const { primary, replica } = this.#options
    if (!this.#isUsed) return read(primary)
    const late = isUrgent ? setTimeout(() => this.#giveUp('It answers late'), URGENT_MAX_MS) : undefined
    try {
      return await this.#unlessLost(read(replica))
    } catch (error) {
      if (!(error instanceof ReplicaLost)) {
        if (!isUnavailable(error)) throw error
        if (!isCancelled(error)) this.#giveUp('A read failed')
      }
      return read(primary)
    } finally {
      clearTimeout(late)
    }
  }

  #unlessLost<T>(answer: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject)
      const end = () => this.#waiting.delete(reject)
      answer.then(resolve, reject).finally(end)
    })
  }

  /** Waits until the replica has what is committed now, or no process uses it. It never fails, because the commit has succeeded. */
  async catchUp(): Promise<void> {
    if (!this.isUsed) return
    const { primary, replica, maxLagMs } = this.#options
    const row = await primary.query<{ written: string }>(PRIMARY).then(
      ({ rows }) => rows[0],
      () => undefined,
    )
    if (row === undefined) return
    const written = Number(row.written)
    // Processes notice a lag above the bound with the next look.
    const end = performance.now() + maxLagMs + 2 * LOOK_EVERY_MS + ANSWER_MAX_MS
    while (this.isUsed && performance.now() < end) {
      const { rows } = await replica.query<ReplicaRow>(REPLICA).catch(() => ({ rows: [] }))
      if (Number(rows[0]?.replayed ?? 0) >= written) return
      await pause(POLL_EVERY_MS)
    }
  }

  async #repeat(): Promise<void> {
    const { signal } = this.#ending
    while (!signal.aborted) {
      await this.#look()
      await pause(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  async #look(): Promise<void> {
    const { primary, replica, maxLagMs } = this.#options
    // Without the primary, nothing new is written that the replica could lack.
    const at = performance.now()
    await primary
      .query<{ written: string }>(PRIMARY)
      .then(({ rows }) => this.#lag.add(at, Number(rows[0]?.written)))
      .catch(() => undefined)
    const row = await replica.query<ReplicaRow>(REPLICA).then(
      ({ rows }) => rows[0],
      () => undefined,
    )
    if (row === undefined) return this.#giveUp('It does not answer')
    if (!row.isReplica) return this.#giveUp('It was promoted')
    const lagMs = this.#lag.of(Number(row.replayed), performance.now())
    if (lagMs > maxLagMs) return this.#giveUp('It lags behind')
    if (this.#isUsed || Number(row.version) < this.#knownVersion()) return
    this.#isUsed = true
    this.#options.onChange(undefined)
  }

  #giveUp(reason: string): void {
    if (!this.#isUsed) return
    this.#isUsed = false
    for (const reject of this.#waiting) reject(new ReplicaLost())
    this.#options.onChange(reason)
  }
}

/** The statement alone was ended: it took too long, or was in the way of the replication. */
function isCancelled(error: unknown): boolean {
  const code = codeOf(error) ?? ''
  return code === '57014' || code.startsWith('40')
}
