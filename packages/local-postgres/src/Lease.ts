import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { launch, stop, type Cluster } from './cluster.ts'
import { findServer } from './findServer.ts'

export interface LeaseOptions {
  cluster: Cluster
  settings: Record<string, string>
  urlAt: (port: number) => string
  onNotice: (line: string) => void
}

// Id of the advisory lock; no other lock uses it.
const LOCK = 7_405_617
const RETRY_MS = 100
const RETRY_MAX_MS = 5_000
const START_MAX_MS = 30_000
const RELEASE_MAX_MS = 30_000

/**
 * Holds a shared advisory lock while this process lives; the system closes the connection of a killed process. A
 * lost connection is replaced, and a dead server is restarted by one of several processes.
 */
export class Lease {
  readonly port: number
  readonly #options: LeaseOptions
  #client: pg.Client
  #isReleased = false
  #renewal: Promise<void> = Promise.resolve()
  #release: Promise<void> | undefined

  static async take(options: LeaseOptions): Promise<Lease> {
    const { client, port } = await retry(() => hold(options), START_MAX_MS)
    return new Lease(options, client, port)
  }

  private constructor(options: LeaseOptions, client: pg.Client, port: number) {
    this.#options = options
    this.port = port
    this.#client = client
    this.#watch()
  }

  /** Releases the server. The last process to do so stops it. */
  release(): Promise<void> {
    return (this.#release ??= this.#letGo())
  }

  #watch(): void {
    this.#client.once('end', () => {
      if (!this.#isReleased) this.#renewal = this.#renew()
    })
  }

  async #renew(): Promise<void> {
    const { onNotice } = this.#options
    onNotice('PostgreSQL ended a connection that keeps it running. The connection is renewed.')
    for (let wait = RETRY_MS; !this.#isReleased; wait = Math.min(wait * 2, RETRY_MAX_MS)) {
      try {
        const { client } = await hold(this.#options, this.port)
        this.#client = client
        this.#watch()
        onNotice('PostgreSQL is running.')
        return
      } catch (error) {
        if (wait === RETRY_MAX_MS) onNotice(`PostgreSQL can't be started again yet: ${String(error)}`)
        await pause(wait)
      }
    }
  }

  async #letGo(): Promise<void> {
    this.#isReleased = true
    await this.#renewal
    await this.#client.end()
    await retry(() => stopIfUnused(this.#options), RELEASE_MAX_MS).catch((error: unknown) =>
      this.#options.onNotice(`PostgreSQL was left running: ${String(error)}`),
    )
  }
}

/** Connects to the cluster's server, after starting it if it does not run, and holds the lock. */
async function hold(options: LeaseOptions, port?: number): Promise<{ client: pg.Client; port: number }> {
  const { cluster, settings, urlAt } = options
  const server = await findServer(cluster)
  if (server?.isReady === false) throw new Error('it is starting or stopping')
  const at = server?.port ?? (await launch(cluster, settings, port))
  if (port !== undefined && at !== port) throw new Error(`it listens on port ${at} now, and not on ${port}`)
  const client = await connect(urlAt(at))
  try {
    // Waits while another process decides whether to stop the server, and fails when it is stopped.
    await client.query('select pg_advisory_lock_shared($1)', [LOCK])
    return { client, port: at }
  } catch (error) {
    await client.end()
    throw error
  }
}

/** Stops the server unless another process holds the lock. No process can take the lock meanwhile. */
async function stopIfUnused({ cluster, urlAt }: LeaseOptions): Promise<void> {
  const server = await findServer(cluster)
  if (server === undefined) return
  const client = await connect(urlAt(server.port))
  try {
    const { rows } = await client.query<{ is_unused: boolean }>(
      'select pg_try_advisory_lock($1) as is_unused',
      [LOCK],
    )
    if (rows[0]?.is_unused) await stop(cluster)
  } finally {
    await client.end()
  }
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    application_name: 'lease',
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
    keepAlive: true,
  })
  client.on('error', () => undefined) // Lease handles the following "end"
  await client.connect()
  return client
}

async function retry<T>(work: () => Promise<T>, maxMs: number): Promise<T> {
  for (const deadline = Date.now() + maxMs; ; await pause(RETRY_MS)) {
    try {
      return await work()
    } catch (error) {
      if (Date.now() > deadline) throw error
    }
  }
}
