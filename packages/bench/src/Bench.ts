import { migrateDatabase } from '@shop/api/database/migrate'
import { openDatabase } from '@shop/api/database/openDatabase'
import { importFeed } from '@shop/api/import/importFeed'
import { seedIfEmpty } from '@shop/api/seed/seedIfEmpty'
import { findJava } from '@shop/local-opensearch/findJava'
import { startOpenSearch, type RunningOpenSearch } from '@shop/local-opensearch/startOpenSearch'
import { startPostgres, type RunningPostgres } from '@shop/local-postgres/startPostgres'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { chromium, type Browser } from 'playwright-core'
import { buildSearchIndex } from './buildSearchIndex.ts'
import { browserPath } from './env.ts'
import { generateProducts } from './generateProducts.ts'
import { writeOtherFeed } from './relevance/otherCatalogue.ts'
import { startShop, type RunningShop, type StartShopOptions } from './startShop.ts'

/** Temporary folder, databases, shops and browser of a measurement; `close` removes them all. */
export class Bench {
  readonly folder: string
  readonly #say: (line: string) => void
  readonly #closing: (() => Promise<unknown>)[] = []
  readonly #databases = new Map<string, Promise<string>>()
  #postgres: Promise<RunningPostgres> | undefined
  #openSearch: Promise<RunningOpenSearch> | undefined

  static async open(say: (line: string) => void): Promise<Bench> {
    const folder = await mkdtemp(path.join(tmpdir(), 'shop-bench-'))
    await chmod(folder, 0o755) // started by root, PostgreSQL runs as another user
    return new Bench(folder, say)
  }

  private constructor(folder: string, say: (line: string) => void) {
    this.folder = folder
    this.#say = say
  }

  empty(): Promise<string> {
    return this.#database('empty', async (url) => migrateDatabase(url))
  }

  demo(): Promise<string> {
    return this.#database('demo', async (url) => {
      await migrateDatabase(url)
      await seedIfEmpty(url)
    })
  }

  /** Catalogue of another shop, with which search is judged. */
  other(): Promise<string> {
    return this.#database('other', async (url) => {
      await migrateDatabase(url)
      const file = path.join(this.folder, 'other.jsonl')
      await writeOtherFeed(file)
      const db = openDatabase(url, { isPatient: true })
      try {
        const { refused } = await importFeed(db, { file })
        if (refused > 0) throw new Error(`The import refused ${refused} lines of the other catalogue`)
      } finally {
        await db.$client.end()
      }
    })
  }

  /** The demo catalogue, multiplied to `count` products. */
  async products(count: number): Promise<string> {
    await this.demo()
    return this.#database(`products_${count}`, (url) => generateProducts(url, count), 'demo')
  }

  /** Settings of a shop that searches with OpenSearch, whose index has the catalogue. Undefined without Java. */
  async searchEnv(url: string): Promise<NodeJS.ProcessEnv | undefined> {
    if ('reason' in findJava()) {
      this.#say('OpenSearch is left out: there is no Java for it')
      return undefined
    }
    const { url: nodes } = await (this.#openSearch ??= this.#startOpenSearch())
    const alias = new URL(url).pathname.slice(1).replaceAll('_', '-')
    await buildSearchIndex(url, nodes, alias)
    return { SEARCH_URL: nodes, SEARCH_INDEX: alias, SEARCH_DEADLINE: '10000' }
  }

  startShop(options: StartShopOptions): Promise<RunningShop> {
    return startShop({ ...options, onSpawn: (stop) => this.#closing.push(stop) })
  }

  async withShop<T>(
    databaseUrl: string,
    work: (shop: RunningShop) => Promise<T>,
    env?: NodeJS.ProcessEnv,
  ): Promise<T> {
    const shop = await this.startShop({ dataDir: path.join(this.folder, 'data'), databaseUrl, env })
    try {
      return await work(shop)
    } finally {
      await shop.stop()
    }
  }

  async withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
    const browser = await chromium.launch({ executablePath: browserPath() })
    this.#closing.push(() => browser.close())
    try {
      return await work(browser)
    } finally {
      await browser.close()
    }
  }

  async close(): Promise<void> {
    for (const close of this.#closing.splice(0).toReversed()) {
      await close().catch((error: unknown) => this.#say(String(error))) // the others must still be closed
    }
    await rm(this.folder, { recursive: true, force: true })
  }

  #database(name: string, fill: (url: string) => Promise<unknown>, template = 'template1'): Promise<string> {
    const known = this.#databases.get(name)
    if (known !== undefined) return known
    const made = this.#make(name, fill, template)
    this.#databases.set(name, made)
    return made
  }

  async #make(name: string, fill: (url: string) => Promise<unknown>, template: string): Promise<string> {
    const postgres = await (this.#postgres ??= this.#startPostgres())
    const began = performance.now()
    const client = new pg.Client(postgres.url())
    await client.connect()
    try {
      await client.query(`create database ${name} template ${template}`)
    } finally {
      await client.end()
    }
    await fill(postgres.url(name))
    this.#say(`database ${name}: filled in ${((performance.now() - began) / 1_000).toFixed(0)} s`)
    return postgres.url(name)
  }

  async #startOpenSearch(): Promise<RunningOpenSearch> {
    const cluster = await startOpenSearch({ folder: path.join(this.folder, 'opensearch'), heapMb: 1_024 })
    this.#closing.push(() => cluster.stop())
    return cluster
  }

  async #startPostgres(): Promise<RunningPostgres> {
    const postgres = await startPostgres({ dataDir: path.join(this.folder, 'postgres'), onNotice: this.#say })
    this.#closing.push(async () => {
      await endSessions(postgres.url())
      await postgres.stop()
    })
    return postgres
  }
}

/** Ends the sessions of an interrupted measurement, because the cluster stops only when it is unused. */
async function endSessions(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name <> 'lease'`)
  await client.end()
}
