import { fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { migrateDatabase } from '@shop/api/database/migrate'
import { openDatabase, type Database } from '@shop/api/database/openDatabase'
import { seedIfEmpty } from '@shop/api/seed/seedIfEmpty'
import { memoryEnv } from '@shop/server/memoryEnv.ts'
import { startPostgres, type RunningPostgres } from '@shop/local-postgres/startPostgres'
import { sql } from 'drizzle-orm'
import type { CodeChange, Guard } from './Guard.ts'

export interface ApiProcess {
  origin: string
  /** Kills it at once, like a power failure. */
  kill: () => Promise<void>
}

/** A process of the whole shop, with pages, as `npm start` runs it. */
export interface FullServer extends ApiProcess {
  port: number
  pid: number
}

/** Program of a server process. */
export const BUILT_SERVER = path.join(import.meta.dirname, '../../server/dist/serve.js')

/** All shoppers of a check share one address. */
export const UNLIMITED = { READS_PER_MINUTE: '1000000' }

/** No check cuts the power, so data need not reach the disk at each commit. */
export const POSTGRES = { max_connections: '200', fsync: 'off' }

export class Shop {
  readonly url: string
  readonly db: Database
  readonly postgres: RunningPostgres
  readonly folder: string
  readonly #children = new Set<ChildProcess>()
  #change: CodeChange | null = null

  private constructor(postgres: RunningPostgres, folder: string, url: string) {
    this.postgres = postgres
    this.folder = folder
    this.url = url
    this.db = openDatabase(url, { isPatient: true })
  }

  static async open(): Promise<Shop> {
    const folder = await mkdtemp(path.join(tmpdir(), 'the-product-rel-'))
    await chmod(folder, 0o755)
    const postgres = await startPostgres({ dataDir: folder, settings: POSTGRES })
    const url = postgres.url()
    await migrateDatabase(url)
    await seedIfEmpty(url)
    return new Shop(postgres, folder, url)
  }

  /** Starts an API process with these settings, of this release or of the one in another folder, and waits until it listens. */
  async start(settings: Record<string, string> = {}, sources = import.meta.dirname): Promise<ApiProcess> {
    const args = [
      this.url,
      this.folder,
      JSON.stringify({ ...UNLIMITED, ...settings }),
      JSON.stringify(this.#change),
    ]
    const child = fork(path.join(sources, 'serve.ts'), args, {
      cwd: sources,
      execArgv: ['--conditions=source', '--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.track(child)
    const origin = await Promise.race([
      once(child, 'message').then(([message]) => String(message)),
      once(child, 'exit').then(() => Promise.reject(new Error('A process of the API did not start'))),
    ])
    return { origin, kill: () => kill(child) }
  }

  async startFull(settings: Record<string, string> = {}): Promise<FullServer> {
    const child = spawn(process.execPath, [BUILT_SERVER], {
      env: {
        DATABASE_URL: this.url,
        DATA_DIR: this.folder,
        PORT: '0',
        PICTURES_AHEAD: 'no',
        LOG_LEVEL: 'silent',
        ...memoryEnv,
        ...UNLIMITED,
        ...settings,
      },
      stdio: ['ignore', 'pipe', settings['LOG_LEVEL'] === undefined ? 'ignore' : 'inherit'],
    })
    this.track(child)
    for await (const line of createInterface({ input: child.stdout })) {
      const port = /is open at http:\/\/[^:]+:(\d+)/.exec(line)?.[1]
      if (port === undefined) continue
      child.stdout.resume()
      return {
        origin: `http://127.0.0.1:${port}`,
        port: Number(port),
        pid: child.pid ?? 0,
        kill: () => kill(child),
      }
    }
    throw new Error('The shop did not start. Is it built?')
  }

  get clusterFolder(): string {
    return path.join(this.postgres.location, 'data')
  }

  track(child: ChildProcess): void {
    this.#children.add(child)
    child.once('exit', () => this.#children.delete(child))
  }

  startAll(count: number, settings: Record<string, string> = {}): Promise<ApiProcess[]> {
    return Promise.all(Array.from({ length: count }, () => this.start(settings)))
  }

  async removeGuard({ sql: statements = [], code }: Guard): Promise<void> {
    await this.endProcesses()
    for (const statement of statements) await this.db.execute(sql.raw(statement))
    this.#change = code ?? null
  }

  async endProcesses(): Promise<void> {
    await Promise.all([...this.#children].map(kill))
  }

  async close(): Promise<void> {
    await this.endProcesses()
    await this.db.$client.end()
    await this.postgres.stop()
    await rm(this.folder, { recursive: true, force: true })
  }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
