import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import type { CodeSentResponse } from '@shop/contract/people.schema'
import { expect, test } from 'vitest'
import { buildApp } from '#buildApp.ts'
import { readApiEnv } from '#env.ts'
import { sendDue } from '#modules/outbox/sendDue.ts'
import { createTransports } from '#modules/outbox/transports.ts'
import { PRODUCTION } from '#testing/production.ts'
import { newEmail, newPhone, PASSWORD, signUp } from '#testing/signUp.ts'
import { useDatabase } from '#testing/useDatabase.ts'

const database = useDatabase('empty')

/** App in production mode that logs at the most verbose level. */
async function openLoggedApp() {
  let logged = ''
  const stream = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk)
      done()
    },
  })
  const env = readApiEnv(PRODUCTION)
  const logger = { level: 'trace', stream }
  const app = await buildApp({ db: database.current(), mediaFolder: '', env, logger })
  // As in the server, where every other path is a page.
  app.setNotFoundHandler((_request, reply) => reply.code(404).send('no such page'))
  return { app, env, lines: () => logged.trimEnd().split('\n').map(meaning) }
}

function meaning(line: string): string {
  const {
    time: _time,
    pid: _pid,
    reqId: _reqId,
    responseTime: _took,
    ...rest
  } = JSON.parse(line) as Record<string, unknown>
  return JSON.stringify(rest)
}

test('logs no personal data in production', async () => {
  const { app, env, lines } = await openLoggedApp()
  const [email, phone, name] = [newEmail(), newPhone(), 'Xanthippe Quillfeather']
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })

  const token = await signUp(app, email, name)
  await post('/api/auth/login', { email, password: PASSWORD })
  await post('/api/auth/login', { email, password: 'not the right password' })
  await post('/api/auth/register', { name, email, password: PASSWORD })
  await post('/api/auth/password/forgot', { email })
  await post('/api/contact', { name, email, phone, message: 'My secret message' })
  const { challenge_id } = (await post('/api/auth/otp/request', { phone })).json<CodeSentResponse>().data
  await post('/api/auth/otp/verify', { challenge_id, code: '000000', name })
  const headers = { authorization: `Bearer ${token}` }
  await app.inject({ url: `/api/users/profile?email=${email}`, headers })
  await app.inject({ url: `/passwordReset/${email}`, headers })
  await app.inject({ method: 'PUT', url: '/api/users/profile', headers, payload: { phone } })

  // Messages that can't be sent, and a failing database.
  const { rows } = await database.current().execute<{ text: string }>(sql`select text from outbox`)
  const codes = rows.flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? [])
  await sendDue({
    db: app.db,
    transports: createTransports(env, app.log),
    rateLimits: app.rateLimits,
    env,
    log: app.log,
  })
  await database.current().execute(sql`alter table rate_count rename to rate_count_away`)
  const failed = await post('/api/auth/otp/request', { phone })
  await database.current().execute(sql`alter table rate_count_away rename to rate_count`)
  await app.close()

  const logged = lines().join('\n')
  expect(failed.statusCode).toBe(500)
  expect(logged).toContain('/api/auth/otp/request')
  expect(logged).toContain('rate_count')
  expect(logged).toContain('A message could not be sent')
  expect(codes).toHaveLength(2)
  for (const secret of [
    email,
    phone,
    phone.slice(3),
    name,
    token,
    PASSWORD,
    'My secret message',
    challenge_id,
  ]) {
    expect(logged).not.toContain(secret)
  }
  for (const code of codes) expect(logged).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`))
})
