import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Problem } from '@shop/contract/wire.schema'
import type { SignedInResponse } from '@shop/contract/auth.schema'
import { describe, expect, it, vi } from 'vitest'
import { session, user } from '#database/schema/account.ts'
import { outbox } from '#database/schema/outbox.ts'
import { LIMITS } from '#limits/limits.ts'
import { as, newEmail, newPhone, PASSWORD, signUp } from '#testing/signUp.ts'
import { useApp } from '#testing/useApp.ts'

const { app, db } = useApp('empty')
const NEW_PASSWORD = 'nine kites over the roofs'

const post = (path: string, payload?: object, extra: object = {}) =>
  app().inject({ method: 'POST', url: `/api/auth/${path}`, ...(payload && { payload }), ...extra })

const profile = (token: string) => app().inject(as(token, { url: '/api/users/profile' }))

function sameness(body: string): unknown {
  const { request_id: _id, ...rest } = JSON.parse(body) as Problem
  return rest
}

async function mailedCode(to: string): Promise<string> {
  const [row] = await db()
    .select({ text: outbox.text })
    .from(outbox)
    .where(eq(outbox.recipient, to))
    .orderBy(sql`id desc`)
    .limit(1)
  return /\b\d{6}\b/.exec(row?.text ?? '')?.[0] ?? 'none'
}

describe('POST /api/auth/register', () => {
  it('opens an account and stores its password as argon2id only', async () => {
    const email = newEmail()
    const response = await post('register', {
      name: ' Asha ',
      email: ` ${email.toUpperCase()} `,
      password: PASSWORD,
    })
    expect(response.statusCode).toBe(201)
    expect(response.headers['cache-control']).toBe('no-store')
    const { data } = response.json<SignedInResponse>()
    expect(data).toEqual({ name: 'Asha', token: expect.stringMatching(/^[\w-]{43}$/) })
    const [row] = await db().select().from(user).where(eq(user.email, email))
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await profile(data.token)).json()).toMatchObject({
      data: { name: 'Asha', email, email_verified: false },
    })
  })

  it("stores the token's hash only", async () => {
    const token = await signUp(app())
    const rows = await db().select().from(session)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('answers 409 for an address with an account, in any spelling and to concurrent requests', async () => {
    const email = newEmail()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        post('register', {
          name: 'A',
          email: index % 2 === 0 ? email : email.toUpperCase(),
          password: PASSWORD,
        }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, ...Array(7).fill(409)])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      errors: [{ path: 'email', message: expect.stringContaining('Log in') }],
    })
  })

  it.each([
    [{ name: '' }, 400, 'name', 'Enter your name.'],
    [{ name: 'a'.repeat(101) }, 400, 'name', 'Keep your name to 100 characters.'],
    [{ name: 'ab\u202Ecd' }, 400, 'name', 'Take out the invisible characters from your name.'],
    [{ name: 'a\u0000b' }, 400, 'name', 'Take out the invisible characters from your name.'],
    [{ email: 'asha' }, 400, 'email', 'Enter an e-mail address such as asha@example.com.'],
    [
      { email: 'a@example.com\r\nbcc: b@example.com' },
      400,
      'email',
      'Enter an e-mail address such as asha@example.com.',
    ],
    [{ password: 'short' }, 400, 'password', 'Choose a password of 10 or more characters.'],
    [{ password: 'x'.repeat(129) }, 400, 'password', 'Choose a password of at most 128 characters.'],
    [{ password: 'password123' }, 422, 'password', expect.stringContaining('easy to guess')],
    [{ password: 'Meera Kapoor1' }, 422, 'password', expect.stringContaining('easy to guess')],
    [{ phone: '5123456789' }, 400, 'phone', expect.stringContaining('10-digit')],
    [{ role: 'admin' }, 400, 'role', 'unknown'],
    [{ user_id: 1 }, 400, 'user_id', 'unknown'],
  ])('refuses to register %j', async (change, status, path, message) => {
    const response = await post('register', {
      name: 'Meera Kapoor',
      email: newEmail(),
      password: PASSWORD,
      ...change,
    })
    expect(response.statusCode).toBe(status)
    expect(response.json<Problem>().errors).toEqual([{ path, message }])
  })

  it('accepts a number that another account has without verification', async () => {
    const phone = newPhone()
    const claimed = await post('register', {
      name: 'Claims It',
      email: newEmail(),
      password: PASSWORD,
      phone,
    })
    const { token } = claimed.json<SignedInResponse>().data
    expect((await profile(token)).json()).toMatchObject({ data: { phone, phone_verified: false } })

    const challenge = (await post('otp/request', { phone })).json<{ data: { challenge_id: string } }>()
    const owner = await post('otp/verify', {
      challenge_id: challenge.data.challenge_id,
      code: await mailedCode(phone),
      name: 'Owns It',
    })
    expect(owner.json()).toMatchObject({ data: { name: 'Owns It', is_new: true } })
    const rows = await db().select({ name: user.name }).from(user).where(eq(user.phone, phone))
    expect(rows).toHaveLength(2)
  })
})

describe('POST /api/auth/login', () => {
  it('returns a new token for the right password, in any spelling of the address', async () => {
    const email = newEmail()
    const first = await signUp(app(), email)
    const response = await post('login', { email: email.toUpperCase(), password: PASSWORD })
    expect(response.statusCode).toBe(200)
    const { token } = response.json<SignedInResponse>().data
    expect(token).not.toBe(first)
    expect((await profile(token)).statusCode).toBe(200)
  })

  it('does the same work and gives the same answer for a wrong password, an unknown address and an account without a password', async () => {
    const [known, byPhone] = [newEmail(), newEmail()]
    await signUp(app(), known)
    await db().insert(user).values({ name: 'By Phone', email: byPhone })
    await post('login', { email: newEmail(), password: 'the first one makes nobody’s hash' })

    const answers = []
    for (const email of [known, newEmail(), byPhone]) {
      const matches = vi.spyOn(app().passwords, 'matches')
      const response = await post('login', { email, password: 'not the right password' })
      answers.push(sameness(response.body))
      expect(response.statusCode).toBe(401)
      expect(matches).toHaveBeenCalledTimes(1) // its own test counts the hashes
      matches.mockRestore()
    }
    expect(answers[0]).toMatchObject({ detail: 'E-mail address or password is wrong.' })
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
  })

  it.each([{ email: 'asha' }, { password: '' }, { remember: true }])(
    'refuses the login %j',
    async (change) => {
      const response = await post('login', { email: newEmail(), password: PASSWORD, ...change })
      expect(response.statusCode).toBe(400)
      expect(response.json<Problem>().errors?.[0]?.path).toBe(Object.keys(change)[0])
    },
  )
})

describe('a forgotten password', () => {
  it('replaces a forgotten password once with the mailed code, and revokes every older token', async () => {
    const email = newEmail()
    const tokens = [await signUp(app(), email)]
    tokens.push((await post('login', { email, password: PASSWORD })).json<SignedInResponse>().data.token)

    const forgot = await post('password/forgot', { email })
    expect([forgot.statusCode, forgot.json()]).toEqual([202, { data: { expires_in: 300, resend_in: 30 } }])
    const code = await mailedCode(email)
    const reset = { email, code, password: NEW_PASSWORD }
    const answers = await Promise.all(Array.from({ length: 4 }, () => post('password/reset', reset)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 422, 422, 422])

    for (const token of tokens) expect((await profile(token)).statusCode).toBe(401)
    expect((await post('login', { email, password: PASSWORD })).statusCode).toBe(401)
    const back = await post('login', { email, password: NEW_PASSWORD })
    expect(back.statusCode).toBe(200)
    const { token } = back.json<SignedInResponse>().data
    expect((await profile(token)).json()).toMatchObject({ data: { email_verified: true } })
    expect((await post('password/reset', reset)).statusCode).toBe(422)
  })

  it('gives the same answer for an address without an account, and sends nothing there', async () => {
    const [known, unknown] = [newEmail(), newEmail()]
    await signUp(app(), known)
    const [one, other] = [
      await post('password/forgot', { email: known }),
      await post('password/forgot', { email: unknown }),
    ]
    expect([other.statusCode, other.body]).toEqual([one.statusCode, one.body])
    expect(await mailedCode(unknown)).toBe('none')

    const wrong = (email: string) => post('password/reset', { email, code: '000000', password: NEW_PASSWORD })
    await db().execute(sql`update one_time_code set code_hmac = 'nothing has this fingerprint'`)
    const [first, second] = [await wrong(known), await wrong(unknown)]
    expect([second.statusCode, sameness(second.body)]).toEqual([first.statusCode, sameness(first.body)])
    expect(first.statusCode).toBe(422)
  })

  it('removes the number of an account that someone else may have opened with the address', async () => {
    const email = newEmail()
    const phone = newPhone()
    await signUp(app(), email)
    await db().update(user).set({ phone, phoneVerifiedAt: new Date() }).where(eq(user.email, email))
    await post('password/forgot', { email })
    await post('password/reset', { email, code: await mailedCode(email), password: NEW_PASSWORD })
    const [row] = await db().select().from(user).where(eq(user.email, email))
    expect(row?.phoneVerifiedAt).toBeNull()
  })

  it('lets the new password in after too many tries with the forgotten one', async () => {
    const email = newEmail()
    await signUp(app(), email)
    const tryToLogIn = async (password: string) => (await post('login', { email, password })).statusCode
    for (let tries = 0; tries < LIMITS.login.max; tries++) await tryToLogIn('not the right password')
    expect(await tryToLogIn(PASSWORD)).toBe(429)
    await post('password/forgot', { email })
    await post('password/reset', { email, code: await mailedCode(email), password: NEW_PASSWORD })
    expect(await tryToLogIn(NEW_PASSWORD)).toBe(200)
  })

  it('refuses a password that is easy to guess, and keeps the code valid', async () => {
    const email = newEmail()
    await signUp(app(), email)
    await post('password/forgot', { email })
    const code = await mailedCode(email)
    const common = await post('password/reset', { email, code, password: 'qwertyuiop1' })
    expect([common.statusCode, common.json<Problem>().errors?.[0]?.path]).toEqual([422, 'password'])
    expect((await post('password/reset', { email, code, password: NEW_PASSWORD })).statusCode).toBe(204)
  })
})

describe('POST /api/auth/logout', () => {
  it('revokes the token of this device only', async () => {
    const email = newEmail()
    const [one, other] = [await signUp(app(), email), await post('login', { email, password: PASSWORD })]
    const { token } = other.json<SignedInResponse>().data
    const headers = { authorization: `Bearer ${one}`, 'content-type': 'application/json' }
    expect((await post('logout', undefined, { headers })).statusCode).toBe(204)
    expect((await profile(one)).statusCode).toBe(401)
    expect((await post('logout', undefined, { headers })).statusCode).toBe(401)
    expect((await profile(token)).statusCode).toBe(200)
  })
})

describe('a token', () => {
  it.each([
    ['is over after 30 days without use', { seenAt: sql`now() - interval '30 days 1 minute'` }],
    ['is over after 90 days', { expiresAt: sql`now()` }],
    ['is over when it is revoked', { revokedAt: sql`now()` }],
  ])('a token %s', async (_what, change) => {
    const email = newEmail()
    const token = await signUp(app(), email)
    const [row] = await db().select({ id: user.id }).from(user).where(eq(user.email, email))
    await db()
      .update(session)
      .set(change)
      .where(eq(session.userId, row?.id ?? 0))
    expect((await profile(token)).statusCode).toBe(401)
  })

  it('updates the last use of a token after minutes', async () => {
    const email = newEmail()
    const token = await signUp(app(), email)
    const [row] = await db().select({ id: user.id }).from(user).where(eq(user.email, email))
    const own = eq(session.userId, row?.id ?? 0)
    await db()
      .update(session)
      .set({ seenAt: sql`now() - interval '6 minutes'` })
      .where(own)
    await profile(token)
    const [seen] = await db()
      .select({ isFresh: sql<boolean>`seen_at > now() - interval '1 minute'` })
      .from(session)
      .where(own)
    expect(seen).toEqual({ isFresh: true })
  })

  it.each([
    '',
    'Bearer',
    'Bearer ',
    `Bearer ${'x'.repeat(43)}`,
    `Basic ${'x'.repeat(43)}`,
    `Bearer ${randomUUID()} x`,
  ])('refuses the token %j', async (authorization) => {
    const response = await app().inject({ url: '/api/users/profile', headers: { authorization } })
    expect(response.statusCode).toBe(401)
  })
})
