import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Database } from '#database/openDatabase.ts'
import { searchIndex, searchOutbox } from '#database/schema/search.ts'
import { useDatabase } from '#testing/useDatabase.ts'
import { deleteChanges, readChanges, readLag } from './changes.repository.ts'
import {
  beginIndex,
  findLiveIndex,
  finishIndex,
  isPast,
  readBarrier,
  sweepIndexes,
} from './indexes.repository.ts'

const { current: db } = useDatabase('seeded')
beforeEach(async () => {
  await db().delete(searchIndex)
  await db().delete(searchOutbox)
})

const rename = (id: number, on: Pick<Database, 'execute'> = db()) =>
  on.execute(sql`update product set title = title || ' anew' where id = ${id}`)

test('changes are noted in their transaction, once there is an index', async () => {
  await rename(1)
  expect((await readChanges(db())).products).toEqual([])
  await beginIndex(db(), 'one')
  await rename(1)
  await db()
    .transaction(async (tx) => {
      await rename(2, tx)
      throw new Error('rolled back')
    })
    .catch(() => undefined)
  await db().execute(sql`update product set state = 'archived' where id = 3`)
  const { products, indexes, places, isBroad } = await readChanges(db())
  expect(products.map(({ id, row }) => [id, row?.id])).toEqual([
    [1, 1],
    [3, undefined],
  ])
  expect([indexes, isBroad]).toEqual([['one'], true])
  expect(await readLag(db())).toBeGreaterThan(0)
  await deleteChanges(db(), places)
  expect([await readLag(db()), (await readChanges(db())).products]).toEqual([0, []])
})

test('a later state has a higher revision, also by a transaction that began earlier', async () => {
  await beginIndex(db(), 'one')
  const revision = async () => (await readChanges(db())).products[0]?.revision ?? 0
  await rename(5)
  const first = await revision()
  let second = 0
  await db().transaction(async (tx) => {
    await tx.execute(sql`select pg_current_xact_id()`)
    await rename(5)
    second = await revision()
    expect(second).toBeGreaterThan(first)
    await rename(5, tx)
  })
  expect(await revision()).toBeGreaterThan(second)
})

test('a review or a sold-out unit concerns the answers that show the product only', async () => {
  await beginIndex(db(), 'one')
  await db().execute(sql`
    insert into stock_move (store_id, variant_id, ref, kind, d_on_hand)
    select store_id, variant_id, gen_random_uuid(), 'adjust', -on_hand from stock join variant on variant.id = variant_id
    where product_id = 9 and on_hand > 0`)
  const { products, isBroad } = await readChanges(db())
  expect([products.map(({ id }) => id), isBroad]).toEqual([[9], false])
})

test('one process builds at a time, until it is lost', async () => {
  expect(await beginIndex(db(), 'one')).toBe(true)
  expect(await beginIndex(db(), 'two')).toBe(false)
  expect(await findLiveIndex(db())).toBeUndefined()
  await finishIndex(db(), 'one')
  expect(await beginIndex(db(), 'two')).toBe(true)
  await db().execute(sql`update search_index set seen_at = now() - interval '2 minutes' where is_building`)
  expect(await beginIndex(db(), 'three')).toBe(true)
  await finishIndex(db(), 'three')
  expect(await findLiveIndex(db())).toBe('three')
})

test('an index that nobody has followed for a day is given up, with its changes', async () => {
  await beginIndex(db(), 'one')
  await rename(1)
  await sweepIndexes(db())
  expect((await readChanges(db())).indexes).toEqual(['one'])
  await db().execute(sql`update search_index set seen_at = now() - interval '25 hours'`)
  await sweepIndexes(db())
  expect((await readChanges(db())).products).toEqual([])
  await rename(1)
  expect((await readChanges(db())).products).toEqual([])
})

test('a barrier is past when the transactions from before it have ended', async () => {
  const barrier = await db().transaction(async (tx) => {
    await rename(1, tx)
    const before = await readBarrier(db())
    expect(await isPast(db(), before)).toBe(false)
    return before
  })
  await expect.poll(() => isPast(db(), barrier)).toBe(true)
})
