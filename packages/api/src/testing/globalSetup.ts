import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPostgres } from '@shop/local-postgres/startPostgres'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '#database/migrate.ts'
import { openDatabase } from '#database/openDatabase.ts'
import { seedDemoCatalogue } from '#seed/seedDemoCatalogue.ts'
import { withDatabase } from './withDatabase.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the cluster. Its database `template_seeded` is migrated and holds the demo catalogue. */
    postgresUrl: string
  }
}

/** One real PostgreSQL for all tests, with templates from which each test file makes a database of its own. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(path.join(tmpdir(), 'the-product-test-'))
  await chmod(folder, 0o755)
  // Test data need not survive a power failure.
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
  }
  const postgres = await startPostgres({ dataDir: folder, settings })
  await migrateDatabase(await withDatabase(postgres.url(), 'template_empty'))
  const seeded = await withDatabase(postgres.url(), 'template_seeded', 'template_empty')
  const db = openDatabase(seeded, { isPatient: true })
  await seedDemoCatalogue(db)
  await db.$client.end()
  project.provide('postgresUrl', postgres.url())
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
