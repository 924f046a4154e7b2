import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useDatabase } from '#testing/useDatabase.ts'
import { useDirectAndPooled } from '#testing/useDirectAndPooled.ts'
import { withCause } from '#work/cause.ts'
import { nameWithCause } from './labelStatements.ts'
import type { Transaction } from './openDatabase.ts'
import { preparedFor } from './preparedFor.ts'
import { brand } from './schema/brand.ts'

const database = useDatabase('seeded')
const prepared = sql`select statement from pg_prepared_statements where name like 'by_text_%'`

const { direct, pooled } = useDirectAndPooled(database.url)

const rename = (tx: Transaction, name: string) =>
  tx
    .update(brand)
    .set({ name })
    .where(sql`${brand.id} = 1`)
    .execute()

test('prepares each text with parameters once, and not through a pooler', async () => {
  for (const db of [direct(), pooled()])
    for (const name of ['one', 'two', 'three']) await db.preparedTransaction((tx) => rename(tx, name))
  expect((await direct().execute(prepared)).rows).toEqual([
    { statement: 'update "brand" set "name" = $1 where "brand"."id" = 1' },
  ])
  expect((await pooled().execute(prepared)).rows).toEqual([])
})

test('leaves the statements of other transactions as they are', async () => {
  await direct().transaction((tx) => rename(tx, 'one'))
  expect((await direct().execute(prepared)).rows).toEqual([])
})

test('names the request of a transaction by its application', async () => {
  const running = sql`select application_name as name, query from pg_stat_activity where pid = pg_backend_pid() and ${true}`
  const found = await withCause('request 5f0c', () =>
    direct().preparedTransaction(async (tx) => {
      await tx.execute(sql`select set_config('application_name', ${nameWithCause()}, true)`)
      return (await tx.execute(running)).rows
    }),
  )
  expect(found).toMatchObject([
    { name: 'the-product request 5f0c', query: expect.stringMatching(/^select application_name/) },
  ])
  expect((await direct().execute(running)).rows).toMatchObject([{ name: 'the-product' }])
})

const nameOfBrand = preparedFor((db) =>
  db
    .select({ name: brand.name })
    .from(brand)
    .where(sql`${brand.id} = 1`)
    .prepare('name_of_brand'),
)

test('sends statements in the order of their calls, also without waiting for answers', async () => {
  const names = await direct().preparedTransaction(async (tx) => {
    const [, first, , , second] = await Promise.all([
      rename(tx, 'first'),
      nameOfBrand(tx).execute(),
      tx.execute(sql`update brand set name = ${'between'} where id = 1`).execute(),
      rename(tx, 'second'),
      tx
        .select({ name: brand.name })
        .from(brand)
        .where(sql`${brand.id} = ${1}`)
        .execute(),
    ])
    return [...first, ...second]
  })
  expect(names).toEqual([{ name: 'first' }, { name: 'second' }])
})
