import { DrizzleQueryError } from 'drizzle-orm/errors'
import { sql } from 'drizzle-orm'
import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { answerWithPages } from '#html/answerWithPages.ts'
import { useDatabase } from '#testing/useDatabase.ts'
import { HttpProblem } from './HttpProblem.ts'
import { answerWithProblems } from './problems.ts'
import { toProblem } from './toProblem.ts'

const failed = (properties: { code?: string; message?: string }) =>
  new DrizzleQueryError(
    'select 1',
    ['asha@example.com'],
    Object.assign(new Error(properties.message), properties),
  )

describe('database failures', () => {
  test.each([
    ['connection does not exist', '08003'],
    ['connection failure', '08006'],
    ['read only, as on a standby', '25006'],
    ['idle in transaction for too long', '25P03'],
    ['serialisation failure', '40001'],
    ['deadlock', '40P01'],
    ['disk full', '53100'],
    ['out of memory', '53200'],
    ['too many connections', '53300'],
    ['lock not available', '55P03'],
    ['statement timeout', '57014'],
    ['ended by the administrator', '57P01'],
    ['crashed', '57P02'],
    ['starting', '57P03'],
    ['database dropped', '57P04'],
    ['idle for too long', '57P05'],
    ['error of the disk', '58030'],
    ['file missing', '58P01'],
    ['damaged file', 'XX001'],
    ['refused', 'ECONNREFUSED'],
    ['reset', 'ECONNRESET'],
    ['no answer', 'ETIMEDOUT'],
    ['written to a closed socket', 'EPIPE'],
    ['unknown host', 'ENOTFOUND'],
    ['name service away', 'EAI_AGAIN'],
  ])('answers 503 to a database failure with the SQLSTATE of: %s (%s)', (_, code) => {
    expect(toProblem(failed({ code })).status).toBe(503)
    expect(toProblem(Object.assign(new Error('plain'), { code })).status).toBe(503)
  })

  test.each([
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Connection terminated',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Query read timeout',
    'Cannot use a pool after calling end on the pool',
  ])("answers 503 to a database failure with the driver's message: %s", (message) => {
    expect(toProblem(failed({ message })).status).toBe(503)
  })
})

test.each([
  ['a mistake of ours in SQL', '42601'],
  ['a broken rule of the database', '23514'],
  ['a value out of range', '22003'],
  ['an error of another kind', 'ERR_INVALID_ARG_TYPE'],
])('answers 500 without details to %s (%s)', (_, code) => {
  const { status, message } = toProblem(failed({ code, message: 'secret' }))
  expect([status, message]).toEqual([500, 'Something went wrong on our side. Please try again in a moment.'])
})

test('answers 400 to a request whose client has cut its connection, which is no failure of the database', () => {
  const cut = Object.assign(new Error('aborted'), { code: 'ECONNRESET', statusCode: 400 })
  expect(toProblem(cut).status).toBe(400)
})

test('answers 400 to a text that PostgreSQL can not store', () => {
  expect(toProblem(failed({ code: '22021' })).status).toBe(400)
})

describe('answers of the API', () => {
  test.each([
    ['problem details', answerWithProblems, 'application/problem+json'],
    ['a page', answerWithPages, 'text/html'],
  ])('answers %s with Retry-After while the database is unavailable', async (_, answer, type) => {
    const app = fastify()
    answer(app)
    app.get('/', () => Promise.reject(failed({ code: '53100' })))
    const { statusCode, headers } = await app.inject('/')
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '2', 'no-store'])
    expect(headers['content-type']).toContain(type)
  })

  test('sends the Retry-After of a problem', async () => {
    const app = fastify()
    answerWithProblems(app)
    app.get('/', () => Promise.reject(new HttpProblem(429, 'Too many.', undefined, 60)))
    expect((await app.inject('/')).headers['retry-after']).toBe('60')
  })
})

describe('errors of a real database', () => {
  const database = useDatabase('empty')
  test.each([
    ['a statement that takes too long', sql`set local statement_timeout = 20; select pg_sleep(5)`],
    ['the end of the connection', sql`select pg_terminate_backend(pg_backend_pid())`],
    [
      'a temporary file that is too large',
      sql`
      set local work_mem = '64kB'; set local temp_file_limit = '64kB';
      select count(*) from (select n from generate_series(1, 100000) n order by -n) s`,
    ],
  ])('answers 503 to an error of a real database: %s', async (_, query) => {
    const error: unknown = await database
      .current()
      .transaction((tx) => tx.execute(query))
      .catch((reason: unknown) => reason)
    expect(toProblem(error).status).toBe(503)
  })
})
