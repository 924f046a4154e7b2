import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { buildApp } from '#buildApp.ts'
import type { Database } from '#database/openDatabase.ts'
import { readApiEnv } from '#env.ts'
import { engineUnderTest } from './engineUnderTest.ts'
import { useDatabase } from './useDatabase.ts'

export interface AppUnderTest {
  app: () => FastifyInstance
  db: () => Database
  databaseUrl: () => string
  /** As the setting `DATA_DIR`. */
  dataDir: () => string
  mediaFolder: () => string
  /** Parsed body of a GET, which must answer 200. */
  get: <Body>(url: string) => Promise<Body>
}

/** The API on a database of its own for a test file. It sees changes of the catalogue at once. */
export function useApp(
  template: 'seeded' | 'empty' = 'seeded',
  settings: NodeJS.ProcessEnv = {},
): AppUnderTest {
  const database = useDatabase(template)
  let app: FastifyInstance | undefined
  let dataDir = ''
  const mediaFolder = () => path.join(dataDir, 'media')
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'the-product-data-'))
    const search = await engineUnderTest.prepare(database.current())
    const env = readApiEnv({ CATALOGUE_VERSION_MAX_AGE: '0', ...search, ...settings })
    app = await buildApp({ db: database.current(), mediaFolder: mediaFolder(), env })
  })
  afterAll(async () => {
    try {
      if (app !== undefined) await engineUnderTest.check(app)
    } finally {
      await app?.close()
      if (dataDir !== '') await rm(dataDir, { recursive: true, force: true })
    }
  })
  const current = () => {
    if (app === undefined) throw new Error('The app exists only within tests')
    return app
  }
  return {
    app: current,
    db: database.current,
    databaseUrl: database.url,
    dataDir: () => dataDir,
    mediaFolder,
    get: async <Body>(url: string) => {
      await engineUnderTest.catchUp(database.current())
      const response = await current().inject(url)
      if (response.statusCode !== 200)
        throw new Error(`${url} answered ${response.statusCode}: ${response.body}`)
      return response.json<Body>()
    },
  }
}
