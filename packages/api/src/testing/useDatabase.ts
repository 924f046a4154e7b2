import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, inject } from 'vitest'
import { openDatabase, type Database } from '#database/openDatabase.ts'
import { withDatabase } from './withDatabase.ts'

/**
 * A database of its own for a test file: `seeded` holds the demo catalogue, `empty` only the schema. Made before the
 * file's tests, so it is read through `current()`.
 */
export function useDatabase(template: 'seeded' | 'empty'): { current: () => Database; url: () => string } {
  let db: Database | undefined
  let address = ''
  beforeAll(async () => {
    address = await withDatabase(inject('postgresUrl'), `test_${randomUUID()}`, `template_${template}`)
    db = openDatabase(address)
  })
  afterAll(async () => {
    await db?.$client.end()
  })
  return {
    url: () => address,
    current: () => {
      if (db === undefined) throw new Error('The database is there only within tests')
      return db
    },
  }
}
