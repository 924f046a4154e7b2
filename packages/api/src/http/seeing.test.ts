import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { buildApp } from '#buildApp.ts'
import { readApiEnv } from '#env.ts'
import { useDatabase } from '#testing/useDatabase.ts'

const { current: db } = useDatabase('empty')
const open: FastifyInstance[] = []
afterEach(async () => {
  for (const app of open.splice(0)) await app.close()
})

async function openApp(settings: NodeJS.ProcessEnv = {}) {
  let logged = ''
  const stream = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk)
      done()
    },
  })
  const env = readApiEnv(settings)
  const app = await buildApp({ db: db(), mediaFolder: '', env, logger: { level: 'info', stream } })
  open.push(app)
  const lines = () =>
    logged
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  return { app, lines }
}

const given = randomUUID()
const ask = async (app: FastifyInstance, id: string, remoteAddress = '10.0.0.7') => {
  const answer = await app.inject({ url: '/api/nothing', remoteAddress, headers: { 'x-request-id': id } })
  return { header: answer.headers['x-request-id'], body: answer.json<{ request_id: string }>().request_id }
}

describe('the id of a request', () => {
  test('is that of a trusted proxy, in the header and in problem details', async () => {
    const { app } = await openApp({ TRUSTED_PROXIES: '10.0.0.0/8' })
    expect(await ask(app, given)).toEqual({ header: given, body: given })
  })

  test.each([
    ['from a stranger', given, '203.0.113.9'],
    ['that is not a UUID', '*/ drop table users', '10.0.0.7'],
  ])('is a new one instead of one %s', async (_, id, address) => {
    const { app } = await openApp({ TRUSTED_PROXIES: '10.0.0.0/8' })
    const { header, body } = await ask(app, id, address)
    expect(header).toMatch(/^[\da-f-]{36}$/)
    expect(header).not.toBe(id)
    expect(body).toBe(header)
  })

  test('is a new one when no proxy is trusted', async () => {
    const { app } = await openApp()
    expect((await ask(app, given)).header).not.toBe(given)
  })
})

describe('statements', () => {
  const running = sql`select query from pg_stat_activity where pid = pg_backend_pid()`
  const queryOf = async (statement: Promise<{ rows: Record<string, unknown>[] }>) =>
    String((await statement).rows[0]?.query)

  test.each(['GET', 'POST'] as const)('of a %s request name it, also in transactions', async (method) => {
    const { app } = await openApp({ TRUSTED_PROXIES: '10.0.0.7' })
    app.route({
      method,
      url: '/statements',
      handler: async () => {
        const ofPool = await queryOf(db().execute(running))
        const ofTransaction = await db().transaction((tx) => queryOf(tx.execute(running)))
        // More statements than connections: some wait for one that another request returns.
        const waiting = await Promise.all(Array.from({ length: 30 }, () => queryOf(db().execute(running))))
        return [ofPool, ofTransaction, ...waiting]
      },
    })
    const ids = Array.from({ length: 5 }, () => randomUUID())
    const answers = await Promise.all(
      ids.map((id) =>
        app.inject({
          method,
          url: '/statements',
          remoteAddress: '10.0.0.7',
          headers: { 'x-request-id': id },
          ...(method === 'POST' && { payload: { text: 'x'.repeat(5_000) } }),
        }),
      ),
    )
    for (const [index, answer] of answers.entries()) {
      const queries = answer.json<string[]>()
      expect(queries).toHaveLength(32)
      for (const query of queries)
        expect(query).toMatch(new RegExp(`^/\\* request ${ids[index]} \\*/ select`))
    }
  })

  test('have no label outside of requests and jobs', async () => {
    expect(await queryOf(db().execute(running))).toMatch(/^select/)
  })
})

describe('the access log', () => {
  test('has one line for each answer, without query, address and headers', async () => {
    const { app, lines } = await openApp({ TRUSTED_PROXIES: '10.0.0.7' })
    await app.inject({
      url: '/api/nothing?email=asha@example.com',
      remoteAddress: '10.0.0.7',
      headers: { 'x-request-id': given, 'x-forwarded-for': '198.51.100.7', authorization: 'Bearer secret' },
    })
    expect(lines()).toMatchObject([
      {
        reqId: given,
        req: { method: 'GET', path: '/api/nothing' },
        status: 404,
        ms: expect.any(Number),
        bytes: expect.any(Number),
        msg: 'A request was answered',
      },
    ])
    expect(JSON.stringify(lines())).not.toMatch(/asha|198\.51|secret/)
  })
})
