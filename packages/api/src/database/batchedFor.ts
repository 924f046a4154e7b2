import DataLoader from 'dataloader'
import type { Database } from './openDatabase.ts'

/** Keys of one statement, so that none takes long. */
const KEYS_MAX = 50

/**
 * Reads rows by a key. Those that are asked for in the same turn of the event loop share a statement (decision 218). A key without a row reads as
 * undefined. `keyOf` says which key a row answers.
 */
export function batchedFor<Key, Row>(
  readAll: (db: Database, keys: readonly Key[]) => Promise<readonly Row[]>,
  keyOf: (row: Row) => Key,
): (db: Database, key: Key) => Promise<Row | undefined> {
  const loaders = new WeakMap<Database, DataLoader<Key, Row | undefined>>()
  const toLoader = (db: Database) =>
    new DataLoader<Key, Row | undefined>(
      async (keys) => {
        const rows = new Map((await readAll(db, [...new Set(keys)])).map((row) => [keyOf(row), row]))
        return keys.map((key) => rows.get(key))
      },
      { cache: false, maxBatchSize: KEYS_MAX, batchScheduleFn: setImmediate },
    )
  return async (db, key) => {
    const loader = loaders.get(db) ?? toLoader(db)
    loaders.set(db, loader)
    return loader.load(key)
  }
}
