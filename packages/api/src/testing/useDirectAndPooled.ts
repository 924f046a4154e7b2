import { afterEach, beforeEach } from 'vitest'
import { openDatabase, type Database } from '#database/openDatabase.ts'

/** Two pools of one connection each for every test, one of which treats the server as a pooler. */
export function useDirectAndPooled(url: () => string): { direct: () => Database; pooled: () => Database } {
  let direct: Database | undefined
  let pooled: Database | undefined
  beforeEach(() => {
    direct = openDatabase(url(), { poolSize: 1 })
    pooled = openDatabase(url(), { poolSize: 1, isPooler: true })
  })
  afterEach(async () => {
    await direct?.$client.end()
    await pooled?.$client.end()
  })
  const current = (db: Database | undefined) => {
    if (db === undefined) throw new Error('The databases are open only within tests')
    return db
  }
  return { direct: () => current(direct), pooled: () => current(pooled) }
}
