import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '#buildApp.ts'
import { readApiEnv } from '#env.ts'
import { useDatabase } from '#testing/useDatabase.ts'
import type { Database } from './openDatabase.ts'

const { current: db } = useDatabase('empty')
const failing: Record<string, (on: Database) => Promise<unknown>> = {
  'wrong-syntax': (on) => on.execute(sql`selec 1`),
  'wrong-syntax-with-values': (on) => on.execute(sql`select ${1} frm product where`),
  'wrong-syntax-in-transaction': (on) => on.transaction((tx) => tx.execute(sql`selec 1`)),
  'wrong-syntax-prepared': (on) => on.$client.query({ name: 'wrong', text: 'selec $1', values: [1] }),
  'after-a-failure-in-transaction': (on) =>
    on.transaction(async (tx) => {
      await tx.execute(sql`selec 1`).catch(() => undefined)
      await tx.execute(sql`select 1`)
    }),
  'unknown-table': (on) => on.execute(sql`select from nowhere`),
  'wrong-value': (on) => on.execute(sql`select ${'many'}::int`),
  'broken-rule': (on) => on.execute(sql`insert into store (id) values (null)`),
}
const passing: Record<string, (on: Database) => Promise<unknown>> = {
  'late-statement': (on) =>
    on.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 20`)
      await tx.execute(sql`select pg_sleep(5)`)
    }),
  'lost-connection': (on) => on.execute(sql`select pg_terminate_backend(pg_backend_pid())`),
}

let app: FastifyInstance
beforeAll(async () => {
  app = await buildApp({ db: db(), mediaFolder: '', env: readApiEnv({}) })
  for (const [name, work] of Object.entries({ ...failing, ...passing })) app.get(`/${name}`, () => work(db()))
})
afterAll(() => app.close())

test.each(Object.keys(failing))('%s is a fault of the shop: 500, each time', async (name) => {
  for (const time of [1, 2]) expect([time, (await app.inject(`/${name}`)).statusCode]).toEqual([time, 500])
})

test.each(Object.keys(passing))('%s may pass: 503 with Retry-After', async (name) => {
  const { statusCode, headers } = await app.inject(`/${name}`)
  expect([statusCode, headers['retry-after']]).toEqual([503, expect.stringMatching(/^\d+$/)])
})
