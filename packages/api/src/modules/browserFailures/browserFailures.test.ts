import { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildApp } from '#buildApp.ts'
import { readApiEnv } from '#env.ts'
import { useDatabase } from '#testing/useDatabase.ts'

const { current } = useDatabase('empty')
const failure = { name: 'TypeError', frames: ['app-Ab1.js:1:20', 'old-Cd2.js:1:5'] }
let app: FastifyInstance
let lines: Record<string, unknown>[]

beforeEach(async () => {
  lines = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)) as Record<string, unknown>)
      done()
    },
  })
  app = await buildApp({
    db: current(),
    mediaFolder: '',
    env: readApiEnv({ RELEASE: 'r7', METRICS_TOKEN: 'a token of the test' }),
    logger: { level: 'warn', stream },
    sourceOf: async (frame) => (frame.startsWith('app-') ? 'src/app/App.tsx:7:3' : undefined),
  })
})
afterEach(() => app.close())

const send = (payload: object) =>
  app.inject({ method: 'POST', url: '/api/browser-failures', payload, headers: { 'user-agent': 'Agent/1' } })

test('logs a failure of a browser with its release and its places in the sources, and nothing personal', async () => {
  expect((await send(failure)).statusCode).toBe(204)
  expect(lines).toEqual([
    expect.objectContaining({
      release: 'r7',
      msg: 'A script failed in a browser',
      failure: { name: 'TypeError', at: ['src/app/App.tsx:7:3', 'old-Cd2.js:1:5'] },
    }),
  ])
  expect(JSON.stringify(lines)).not.toMatch(/Agent|127\.0\.0\.1/)
})

test.each([
  ['a message', { ...failure, message: 'asha@example.in' }],
  ['an address', { ...failure, frames: ['https://shop.example/product/kajal:1:2'] }],
  ['a name with spaces', { ...failure, name: 'Asha Rao' }],
  ['no place in a script', { ...failure, frames: [] }],
])('refuses a report with %s', async (_, report) => {
  expect((await send(report)).statusCode).toBe(400)
  expect(lines).toEqual([])
})

test('counts every failure, and logs the first ones of a minute', async () => {
  for (let sent = 0; sent < 30; sent += 1) await send(failure)
  expect(lines).toHaveLength(20)
  const { body } = await app.inject({
    url: '/metrics',
    headers: { authorization: 'Bearer a token of the test' },
  })
  expect(body).toMatch(/^browser_failures_total 30$/m)
})
