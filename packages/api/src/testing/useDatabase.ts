import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, inject } from 'vitest'
import { openDatabase, type Database } from '#database/openDatabase.ts'
import { withDatabase } from './withDatabase.ts'

/** `seeded` has the demo catalogue, `empty` only the schema. The database exists when the tests run, so read it through `current()`. */
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
      if (db === undefined) throw new Error('The database exists only within tests')
      return db
    },
  }
}
