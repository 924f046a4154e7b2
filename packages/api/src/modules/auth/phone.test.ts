import { eq, sql } from 'drizzle-orm'
import type { CodeSentResponse } from '@shop/contract/people.schema'
import type { OtpVerifyResponse } from '@shop/contract/auth.schema'
import type { Problem } from '@shop/contract/wire.schema'
import { describe, expect, it } from 'vitest'
import { session, user } from '#database/schema/account.ts'
import { oneTimeCode } from '#database/schema/oneTimeCode.ts'
import { outbox } from '#database/schema/outbox.ts'
import { rateCount } from '#database/schema/rateCount.ts'
import { as, newPhone } from '#testing/signUp.ts'
import { useApp } from '#testing/useApp.ts'

const { app, db } = useApp('empty', { PUBLIC_ORIGIN: 'https://shop.example' })

const request = (phone: string, headers: Record<string, string> = {}) =>
  app().inject({ method: 'POST', url: '/api/auth/otp/request', payload: { phone }, headers })
const verify = (payload: object, headers: Record<string, string> = {}) =>
  app().inject({ method: 'POST', url: '/api/auth/otp/verify', payload, headers })

async function challenge(phone: string) {
  const response = await request(phone)
  expect(response.statusCode, response.body).toBe(202)
  const { challenge_id } = response.json<CodeSentResponse>().data
  const [row] = await db()
    .select({ text: outbox.text })
    .from(outbox)
    .where(eq(outbox.dedupe, `code ${challenge_id}`))
  const code = /^\d{6}\b/.exec(row?.text ?? '')?.[0] ?? 'none'
  return { challenge_id, code, wrong: code === '111111' ? '222222' : '111111' }
}

const messageOf = (body: string) => (JSON.parse(body) as Problem).errors?.[0]?.message

describe('POST /api/auth/otp/request', () => {
  it('sends six digits that the database stores encrypted only', async () => {
    const phone = newPhone()
    const response = await request(phone)
    expect([response.statusCode, response.headers['cache-control']]).toEqual([202, 'no-store'])
    expect(response.json()).toEqual({
      data: { challenge_id: expect.any(String), expires_in: 300, resend_in: 30 },
    })
    const { challenge_id } = response.json<CodeSentResponse>().data
    const [message] = await db().select().from(outbox).where(eq(outbox.recipient, phone))
    expect(message).toMatchObject({ channel: 'sms', dedupe: `code ${challenge_id}` })
    const code = /^\d{6}\b/.exec(message?.text ?? '')?.[0] ?? 'none'
    expect(message?.text).toMatch(new RegExp(`\\n@shop\\.example #${code}$`))
    const [row] = await db().select().from(oneTimeCode).where(eq(oneTimeCode.id, challenge_id))
    const stored = [row?.targetHmac, row?.targetSealed, row?.codeHmac].map((bytes) =>
      bytes?.toString('latin1'),
    )
    expect(stored.join(' ')).not.toContain(code)
    expect(stored.join(' ')).not.toContain(phone.slice(3))
  })

  it.each([
    '9876501234',
    '+919876501234',
    '09876501234',
    '919876501234',
    ' +91 98765 01234 ',
    '98765-01234',
    '+91-98765-01234',
  ])('sends a code to the number %j', async (typed) => {
    expect((await request(typed)).statusCode).not.toBe(400)
  })

  it.each([
    '+9109876543210',
    '+19005550123',
    '+97912345678',
    '5123456789',
    '987654321',
    '98765432101',
    '९८७६५४३२१०',
    '９８７６５４３２１０',
    '98765\u200B43210',
    '9876543210,9876543211',
    '9876543210;9876543211',
    "9876543210' or 1=1",
    '9876543210\r\n',
    '',
  ])('refuses the number %j', async (typed) => {
    const response = await request(typed)
    expect(response.statusCode).toBe(400)
    expect(response.json<Problem>().errors?.[0]?.path).toBe('phone')
  })

  it('refuses unknown fields of a request for a code', async () => {
    const payload = { phone: newPhone(), purpose: 'reset' }
    const response = await app().inject({ method: 'POST', url: '/api/auth/otp/request', payload })
    expect([response.statusCode, response.json<Problem>().errors]).toEqual([
      400,
      [{ path: 'purpose', message: 'unknown' }],
    ])
  })
})

describe('POST /api/auth/otp/verify', () => {
  it('opens an account for a new number, and signs in to it the next time', async () => {
    const phone = newPhone()
    const first = await challenge(phone)
    const opened = await verify({ challenge_id: first.challenge_id, code: first.code, name: 'Meera' })
    expect(opened.json()).toEqual({
      data: { name: 'Meera', token: expect.stringMatching(/^[\w-]{43}$/), is_new: true },
    })
    const second = await challenge(phone)
    const back = await verify({ challenge_id: second.challenge_id, code: second.code, name: 'Someone Else' })
    expect(back.json()).toMatchObject({ data: { name: 'Meera', is_new: false } })
    const { token } = back.json<OtpVerifyResponse>().data
    const profile = await app().inject(as(token, { url: '/api/users/profile' }))
    expect(profile.json()).toMatchObject({
      data: { phone, phone_verified: true, email: null, has_password: false },
    })
  })

  it('asks a new number for its name without losing the code', async () => {
    const { challenge_id, code } = await challenge(newPhone())
    for (let time = 0; time < 7; time += 1) {
      const response = await verify({ challenge_id, code })
      expect([response.statusCode, response.json<Problem>().errors?.[0]?.path]).toEqual([422, 'name'])
    }
    expect((await verify({ challenge_id, code, name: 'Meera' })).statusCode).toBe(200)
  })

  it('opens one session when a right code is sent concurrently', async () => {
    const { challenge_id, code } = await challenge(newPhone())
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => verify({ challenge_id, code, name: 'Meera' })),
    )
    const good = answers.filter(({ statusCode }) => statusCode === 200)
    expect(good).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(19)
    expect((await verify({ challenge_id, code, name: 'Meera' })).statusCode).toBe(422)
  })

  it('opens one account when two codes for a new number are sent concurrently', async () => {
    const phone = newPhone()
    const [one, other] = [await challenge(phone), await challenge(phone)]
    await Promise.all(
      [one, other].map(({ challenge_id, code }) => verify({ challenge_id, code, name: 'Meera' })),
    )
    expect(await db().select().from(user).where(eq(user.phone, phone))).toHaveLength(1)
  })

  it('compares at most five concurrent wrong codes, and then refuses the right one', async () => {
    const { challenge_id, code, wrong } = await challenge(newPhone())
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => verify({ challenge_id, code: wrong, name: 'Meera' })),
    )
    expect(answers.every(({ statusCode }) => statusCode === 422)).toBe(true)
    const messages = answers.map(({ body }) => messageOf(body))
    const compared = messages.filter((message) => message?.startsWith('This code isn’t right.'))
    expect(compared.toSorted()).toEqual([
      'This code isn’t right. Ask for a new one.',
      'This code isn’t right. You have 2 tries left.',
      'This code isn’t right. You have 3 tries left.',
      'This code isn’t right. You have 4 tries left.',
      'This code isn’t right. You have one try left.',
    ])
    const [row] = await db().select().from(oneTimeCode).where(eq(oneTimeCode.id, challenge_id))
    expect(row?.tries).toBe(5)
    const late = await verify({ challenge_id, code, name: 'Meera' })
    expect([late.statusCode, messageOf(late.body)]).toEqual([
      422,
      'This code can’t be used any more. Ask for a new one.',
    ])
    expect(answers.filter((answer) => answer.json<Problem>().code === 'CODE_USED_UP')).toHaveLength(26)
  })

  it('compares more than five wrong codes when they are counted afterwards (control)', async () => {
    const { challenge_id } = await challenge(newPhone())
    const counted = { tries: oneTimeCode.tries }
    const own = eq(oneTimeCode.id, challenge_id)
    // All requests read before one writes, as concurrent requests may.
    const reads = await Promise.all(
      Array.from({ length: 10 }, () => db().select(counted).from(oneTimeCode).where(own)),
    )
    const compared = reads.filter(([row]) => (row?.tries ?? 5) < 5)
    expect(compared.length).toBeGreaterThan(5)
  })

  it('refuses a code after five minutes, of another challenge, and of an unknown challenge', async () => {
    const [one, other] = [await challenge(newPhone()), await challenge(newPhone())]
    const crossed = await verify({ challenge_id: one.challenge_id, code: other.code, name: 'Meera' })
    expect(crossed.statusCode).toBe(one.code === other.code ? 200 : 422)
    await db()
      .update(oneTimeCode)
      .set({ expiresAt: sql`now()` })
      .where(eq(oneTimeCode.id, other.challenge_id))
    const dead = await verify({ challenge_id: other.challenge_id, code: other.code, name: 'Meera' })
    const nobodys = await verify({ challenge_id: crypto.randomUUID(), code: other.code, name: 'Meera' })
    expect([dead.statusCode, nobodys.statusCode]).toEqual([422, 422])
    expect(messageOf(dead.body)).toBe(messageOf(nobodys.body))
  })

  it.each([
    [{ code: '12345' }, 'code'],
    [{ code: '1234567' }, 'code'],
    [{ code: '１２３４５６' }, 'code'],
    [{ code: 123456 }, 'code'],
    [{ code: ['123456'] }, 'code'],
    [{ challenge_id: '1' }, 'challenge_id'],
    [{ phone: '+919876543210' }, 'phone'],
    [{ name: '' }, 'name'],
  ])('refuses the code %j', async (change, path) => {
    const response = await verify({ challenge_id: crypto.randomUUID(), code: '123456', ...change })
    expect([response.statusCode, response.json<Problem>().errors?.[0]?.path]).toEqual([400, path])
  })

  it('names the device in the list of sessions', async () => {
    const { challenge_id, code } = await challenge(newPhone())
    const agent =
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36'
    const response = await verify({ challenge_id, code, name: 'Meera' }, { 'user-agent': agent })
    expect(response.statusCode).toBe(200)
    const [newest] = await db()
      .select()
      .from(session)
      .orderBy(sql`id desc`)
      .limit(1)
    expect(newest?.device).toBe('Chrome on Android phone')
  })
})

describe('limits', () => {
  it('sends at most three codes in ten minutes to a number, over all processes', async () => {
    const phone = newPhone()
    const answers = await Promise.all(Array.from({ length: 10 }, () => request(phone)))
    const sent = answers.filter(({ statusCode }) => statusCode === 202)
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect([sent.length, refused.length]).toEqual([3, 7])
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused[0]?.headers['retry-after'])).toBeLessThanOrEqual(600)
    expect(refused[0]?.json()).toMatchObject({
      status: 429,
      detail: expect.stringContaining('Please try again'),
    })
    expect(await db().select().from(outbox).where(eq(outbox.recipient, phone))).toHaveLength(3)
    const waits = sent.map((response) => response.json<CodeSentResponse>().data.resend_in).toSorted()
    expect(waits.filter((wait) => wait === 30)).toHaveLength(2)
  })

  it('sends at most eight codes a day to a number', async () => {
    const phone = newPhone()
    const statuses: number[] = []
    for (let time = 0; time < 9; time += 1) {
      await db()
        .delete(rateCount)
        .where(sql`bucket like 'codes-10min:%'`)
      statuses.push((await request(phone)).statusCode)
    }
    expect(statuses).toEqual([...Array<number>(8).fill(202), 429])
  })

  it('accepts at most ten wrong codes a day for a number, over all codes', async () => {
    const phone = newPhone()
    const codes = [await challenge(phone), await challenge(phone), await challenge(phone)]
    for (const { challenge_id, wrong } of codes.slice(0, 2)) {
      for (let time = 0; time < 5; time += 1) await verify({ challenge_id, code: wrong })
    }
    const [, , last] = codes
    const refused = await verify({ challenge_id: last?.challenge_id, code: last?.code, name: 'Meera' })
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(600)
  })

  it('counts codes of a known device separately', async () => {
    const phone = newPhone()
    const { challenge_id, code } = await challenge(phone)
    const signedIn = await verify({ challenge_id, code, name: 'Meera' })
    const cookies = [signedIn.headers['set-cookie']].flat().map(String)
    const known = cookies.find((cookie) => cookie.startsWith('known-device=')) ?? ''
    expect(known).toMatch(/; Path=\/api\/auth; Max-Age=31536000; HttpOnly; SameSite=Strict$/)
    const cookie = known.split(';', 1)[0] ?? ''

    const strangers = [await request(phone), await request(phone), await request(phone)]
    expect(strangers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 429])
    expect((await request(phone, { cookie })).statusCode).toBe(202)
    expect((await request(phone, { cookie: `${cookie.slice(0, -1)}!` })).statusCode).toBe(429)

    // The device is known for this number only.
    const other = newPhone()
    for (let time = 0; time < 3; time += 1) await request(other)
    expect((await request(other, { cookie })).statusCode).toBe(429)
  })

  it('counts codes anew when the window ends', async () => {
    const phone = newPhone()
    for (let time = 0; time < 3; time += 1) await request(phone)
    expect((await request(phone)).statusCode).toBe(429)
    await db()
      .update(rateCount)
      .set({ endsAt: sql`now()` })
    expect((await request(phone)).statusCode).toBe(202)
  })
})
