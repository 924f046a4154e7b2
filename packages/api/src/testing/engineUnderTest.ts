import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/openDatabase.ts'

interface EngineUnderTest {
  /** Settings of an app on this database. */
  prepare: (db: Database) => Promise<NodeJS.ProcessEnv>
  /** Makes every change of the catalogue visible. */
  catchUp: (db: Database) => Promise<void>
  /** Fails when another engine has answered. */
  check: (app: FastifyInstance) => Promise<void>
}

/** Engine of the apps of this test file: the database, unless `withOpenSearch` was called before. */
export const engineUnderTest: EngineUnderTest = {
  prepare: async () => ({}),
  catchUp: async () => undefined,
  check: async () => undefined,
}
