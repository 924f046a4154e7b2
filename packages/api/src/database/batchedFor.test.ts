import { expect, test } from 'vitest'
import { batchedFor } from './batchedFor.ts'
import type { Database } from './openDatabase.ts'

/** Rows that remember which keys were read together. */
function counting(rows: readonly number[]) {
  const asked: (readonly number[])[] = []
  const read = batchedFor(
    async (_: Database, keys: readonly number[]) => {
      asked.push(keys)
      if (keys.includes(0)) throw new Error('The database is gone')
      return rows.filter((row) => keys.includes(row)).map((row) => ({ key: row }))
    },
    ({ key }) => key,
  )
  return { asked, read: (db: Database, key: number) => read(db, key) }
}
const database = () => ({}) as Database

test('reads keys that are asked for together once, each with its own row', async () => {
  const { asked, read } = counting([1, 2])
  const db = database()
  expect(await Promise.all([read(db, 2), read(db, 1), read(db, 3), read(db, 2)])).toEqual([
    { key: 2 },
    { key: 1 },
    undefined,
    { key: 2 },
  ])
  expect(asked).toEqual([[2, 1, 3]])
})

test('keeps no answer', async () => {
  const { asked, read } = counting([1])
  const db = database()
  await read(db, 1)
  await read(db, 1)
  expect(asked).toEqual([[1], [1]])
})

test('reads each database apart', async () => {
  const { asked, read } = counting([1])
  await Promise.all([read(database(), 1), read(database(), 1)])
  expect(asked).toEqual([[1], [1]])
})

test('fails for all that were asked for together, and not for the next', async () => {
  const { read } = counting([1])
  const db = database()
  const answers = await Promise.allSettled([read(db, 0), read(db, 1)])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await read(db, 1)).toEqual({ key: 1 })
})
