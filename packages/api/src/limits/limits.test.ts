import type { FastifyInstance } from 'fastify'
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '#buildApp.ts'
import { openDatabase, type Database } from '#database/openDatabase.ts'
import { outbox } from '#database/schema/outbox.ts'
import { rateCount } from '#database/schema/rateCount.ts'
import { readApiEnv } from '#env.ts'
import { LIMITS } from './limits.ts'
import { as, newEmail, newPhone, PASSWORD, signUp } from '#testing/signUp.ts'
import { useDatabase } from '#testing/useDatabase.ts'

const database = useDatabase('empty')
const ADDRESS = '203.0.113.9'
let apps: FastifyInstance[] = []
let second: Database

/** Two instances on one database, as behind a load balancer. The proxy at 10.0.0.1 is trusted. */
beforeAll(async () => {
  second = openDatabase(database.url())
  const env = readApiEnv({ TRUSTED_PROXIES: '10.0.0.1' })
  apps = await Promise.all([database.current(), second].map((db) => buildApp({ db, mediaFolder: '', env })))
})
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()))
  await second.$client.end()
})
beforeEach(() => database.current().delete(rateCount))

interface Call {
  url: string
  payload: () => object
}

/** Statuses of concurrent calls, spread over both instances. */
async function statuses(count: number, call: Call, extra: (index: number) => object = () => ({})) {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      instance(index).inject({
        method: 'POST',
        url: call.url,
        payload: call.payload(),
        remoteAddress: ADDRESS,
        ...extra(index),
      }),
    ),
  )
  for (const { statusCode, headers } of answers) {
    if (statusCode === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
  return answers.map(({ statusCode }) => statusCode)
}

function instance(index: number): FastifyInstance {
  const app = apps[index % 2]
  if (app === undefined) throw new Error('The instances are there only within tests')
  return app
}

const allowed = (all: number[]) => all.filter((status) => status !== 429).length

const otp: Call = { url: '/api/auth/otp/request', payload: () => ({ phone: newPhone() }) }
const contact: Call = {
  url: '/api/contact',
  payload: () => ({ name: 'Asha', email: newEmail(), message: 'Where is my order?' }),
}
const register: Call = {
  url: '/api/auth/register',
  payload: () => ({ name: 'Asha', email: newEmail(), password: PASSWORD }),
}

describe('limits by address, over two instances of the shop', () => {
  it.each([
    ['codes', otp, 20],
    ['messages to the shop', contact, 5],
    ['new accounts', register, 20],
  ])('refuses more than the limit of %s', async (_what, call, max) => {
    expect(allowed(await statuses(max + 6, call))).toBe(max)
  })

  it('counts codes for phones and for passwords together', async () => {
    await statuses(20, otp)
    const forgot = { url: '/api/auth/password/forgot', payload: () => ({ email: newEmail() }) }
    expect(await statuses(1, forgot)).toEqual([429])
  })

  it('ignores forwarded addresses, unless a trusted proxy sends them', async () => {
    const forged = (index: number) => ({ headers: { 'x-forwarded-for': `198.51.100.${index}` } })
    expect(allowed(await statuses(12, contact, forged))).toBe(5)
    const proxied = (index: number) => ({ ...forged(index), remoteAddress: '10.0.0.1' })
    expect(allowed(await statuses(12, contact, proxied))).toBe(12)
    const oneClient = () => ({ headers: { 'x-forwarded-for': '198.51.100.77' }, remoteAddress: '10.0.0.1' })
    expect(allowed(await statuses(12, contact, oneClient))).toBe(5)
  })

  it('counts an IPv6 household as one address', async () => {
    const household = (index: number) => ({ remoteAddress: `2001:db8:0:${index}::1` })
    expect(allowed(await statuses(12, contact, household))).toBe(5)
  })
})

describe('wrong passwords', () => {
  it('limits wrong passwords to ten per account and address, so that the owner can log in elsewhere', async () => {
    const email = newEmail()
    await signUp(instance(0), email)
    const wrong = { url: '/api/auth/login', payload: () => ({ email, password: 'not the right password' }) }
    const answers = await statuses(16, wrong)
    expect(answers.filter((status) => status === 401)).toHaveLength(10)
    expect(answers.filter((status) => status === 429)).toHaveLength(6)

    const right = { url: wrong.url, payload: () => ({ email, password: PASSWORD }) }
    expect(await statuses(1, right)).toEqual([429])
    expect(await statuses(1, right, () => ({ remoteAddress: '198.51.100.4' }))).toEqual([200])
  })

  it('forgets wrong passwords after the right one', async () => {
    const email = newEmail()
    await signUp(instance(0), email)
    const login = (password: string) => ({ url: '/api/auth/login', payload: () => ({ email, password }) })
    for (let round = 0; round < 2; round += 1) {
      expect(await statuses(8, login('not the right password'))).toEqual(Array(8).fill(401))
      expect(await statuses(1, login(PASSWORD))).toEqual([200])
    }
  })

  it('counts wrong passwords for an unknown account, too', async () => {
    const email = newEmail()
    const wrong = { url: '/api/auth/login', payload: () => ({ email, password: 'not the right password' }) }
    expect(allowed(await statuses(12, wrong))).toBe(10)
  })
})

describe('wrong passwords from many addresses', () => {
  const from = (index: number) => ({ remoteAddress: `198.51.100.${index % 250}` })

  it('limits wrong passwords per account, except for a device that has logged in before', async () => {
    const email = newEmail()
    await signUp(instance(0), email)
    const login = (password: string) => ({ url: '/api/auth/login', payload: () => ({ email, password }) })
    const known = await instance(0).inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password: PASSWORD },
    })
    const cookie = String(known.headers['set-cookie']).split(';', 1)[0]
    const wrong = await statuses(60, login('not the right password'), from)
    expect(wrong.filter((status) => status === 401)).toHaveLength(LIMITS.loginOfAccount.max)
    expect(await statuses(1, login(PASSWORD), () => from(77))).toEqual([429])
    expect(await statuses(1, login(PASSWORD), () => ({ ...from(78), headers: { cookie } }))).toEqual([200])
  })
})

describe('wrong codes', () => {
  const forgot = (email: string, index: number) =>
    instance(index).inject({
      method: 'POST',
      url: '/api/auth/password/forgot',
      payload: { email },
      remoteAddress: `198.51.${index % 100}.${index}`,
    })
  const reset = (email: string, code: string, remoteAddress: string) =>
    instance(0).inject({
      method: 'POST',
      url: '/api/auth/password/reset',
      payload: { email, code, password: 'river kettle lantern' },
      remoteAddress,
    })

  it("accepts a shopper's right code after wrong codes for unknown mailboxes", async () => {
    const email = newEmail()
    await signUp(instance(0), email)
    for (let index = 0; index < 50; index += 1) {
      const invented = newEmail()
      await forgot(invented, index)
      for (let attempt = 0; attempt < 5; attempt += 1) await reset(invented, '000000', `203.0.113.${index}`)
    }
    const [all] = await database
      .current()
      .select()
      .from(rateCount)
      .where(like(rateCount.bucket, 'guesses-all%'))
    expect(all).toBeUndefined()
    await database
      .current()
      .update(rateCount)
      .set({ taken: 1_000_000 })
      .where(like(rateCount.bucket, 'guesses-all%'))
    await forgot(email, 99)
    const [message] = await database.current().select().from(outbox).where(eq(outbox.recipient, email))
    const code = /^\d{6}/.exec(message?.text ?? '')?.[0] ?? ''
    expect((await reset(email, code, '192.0.2.1')).statusCode).toBe(204)
  })

  it('limits wrong codes per client address', async () => {
    const answers: number[] = []
    for (let index = 0; index < 13; index += 1) {
      const email = newEmail()
      await signUp(instance(0), email)
      await forgot(email, index)
      for (let attempt = 0; attempt < 5; attempt += 1)
        answers.push((await reset(email, '000000', ADDRESS)).statusCode)
    }
    expect(answers.filter((status) => status === 422)).toHaveLength(LIMITS.guessesFromAddress.max)
    expect(answers.at(-1)).toBe(429)
  })

  it('runs the same statements for a mailbox with and without an account', async () => {
    const [known, unknown] = [newEmail(), newEmail()]
    await signUp(instance(0), known)
    const written = async (email: string) => {
      const before = await database.current().$count(outbox)
      await forgot(email, 7)
      return (await database.current().$count(outbox)) - before
    }
    expect(await written(unknown)).toBe(await written(known))
    const rows = await database.current().select().from(outbox).where(eq(outbox.recipient, unknown))
    expect(rows).toEqual([])
  })
})

describe('sessions, over two instances of the shop', () => {
  it('ends a session in both instances with the next request', async () => {
    const token = await signUp(instance(0))
    const profile = (index: number) => instance(index).inject(as(token, { url: '/api/users/profile' }))
    expect([(await profile(0)).statusCode, (await profile(1)).statusCode]).toEqual([200, 200])
    await instance(1).inject(as(token, { method: 'POST', url: '/api/auth/logout' }))
    expect([(await profile(0)).statusCode, (await profile(1)).statusCode]).toEqual([401, 401])
  })
})

describe('the whole shop', () => {
  it('stops sending codes at the daily limit', async () => {
    const env = readApiEnv({ CODES_PER_DAY: '4' })
    const app = await buildApp({ db: database.current(), mediaFolder: '', env })
    const answers = await Promise.all(
      Array.from({ length: 7 }, () => app.inject({ method: 'POST', url: otp.url, payload: otp.payload() })),
    )
    await app.close()
    expect(allowed(answers.map(({ statusCode }) => statusCode))).toBe(4)
  })

  it('stores no personal data in its counts', async () => {
    const phone = newPhone()
    await statuses(1, { url: otp.url, payload: () => ({ phone }) })
    const rows = JSON.stringify(await database.current().select().from(rateCount))
    expect(rows).toContain('codes-10min:')
    expect(rows).not.toContain(phone.slice(3))
    expect(rows).not.toContain(ADDRESS)
  })
})
