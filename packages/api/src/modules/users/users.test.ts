import { RECENT_LOGIN_MIN } from '@shop/contract/limits'
import { eq, sql } from 'drizzle-orm'
import type { CodeSentResponse } from '@shop/contract/people.schema'
import type { ListSessionsResponse, ProfileResponse } from '@shop/contract/users.schema'
import type { Problem } from '@shop/contract/wire.schema'
import { beforeEach, describe, expect, it } from 'vitest'
import { outbox } from '#database/schema/outbox.ts'
import { as, newEmail, newPhone, PASSWORD, signUp } from '#testing/signUp.ts'
import { useApp } from '#testing/useApp.ts'

const { app, db } = useApp('empty')

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = (token: string, method: Method, path: string, payload?: object) =>
  app().inject(as(token, { method, url: `/api/users/${path}`, ...(payload && { payload }) }))

const profileOf = async (token: string) => (await call(token, 'GET', 'profile')).json<ProfileResponse>().data

/** Challenge of a response, with the code that was sent for it. */
async function proof(response: { body: string }) {
  const { challenge_id } = (JSON.parse(response.body) as CodeSentResponse).data
  const [row] = await db()
    .select({ text: outbox.text })
    .from(outbox)
    .where(eq(outbox.dedupe, `code ${challenge_id}`))
  return { challenge_id, code: /^\d{6}\b/.exec(row?.text ?? '')?.[0] ?? 'none' }
}

const emailProof = async (token: string, email: string) =>
  proof(await call(token, 'POST', 'email/code', { email }))
const phoneProof = async (phone: string) =>
  proof(await app().inject({ method: 'POST', url: '/api/auth/otp/request', payload: { phone } }))

async function signUpByPhone(phone: string): Promise<string> {
  const payload = { ...(await phoneProof(phone)), name: 'Meera' }
  const response = await app().inject({ method: 'POST', url: '/api/auth/otp/verify', payload })
  return response.json<{ data: { token: string } }>().data.token
}

describe('the profile', () => {
  it('shows the account to its owner only', async () => {
    const email = newEmail()
    const token = await signUp(app(), email, 'Asha Verma')
    const response = await call(token, 'GET', 'profile')
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.json()).toEqual({
      data: {
        name: 'Asha Verma',
        email,
        email_verified: false,
        phone: null,
        phone_verified: false,
        gender: null,
        birthday: null,
        has_password: true,
        logged_in_recently: true,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      },
    })
    expect((await app().inject('/api/users/profile')).statusCode).toBe(401)
  })

  it('changes the given fields, and clears a field with null', async () => {
    const token = await signUp(app())
    const changed = await call(token, 'PUT', 'profile', {
      name: 'Asha K.',
      gender: 'female',
      birthday: '1996-02-29',
    })
    expect(changed.json()).toMatchObject({
      data: { name: 'Asha K.', gender: 'female', birthday: '1996-02-29' },
    })
    await call(token, 'PUT', 'profile', { gender: null })
    expect(await profileOf(token)).toMatchObject({ name: 'Asha K.', gender: null, birthday: '1996-02-29' })
    expect((await call(token, 'PUT', 'profile', {})).statusCode).toBe(200)
  })

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: null }, 'name'],
    [{ gender: 'Female' }, 'gender'],
    [{ birthday: '1996-02-30' }, 'birthday'],
    [{ birthday: '1899-12-31' }, 'birthday'],
    [{ birthday: '2999-01-01' }, 'birthday'],
    [{ email: 'asha' }, 'email'],
    [{ phone: '12345' }, 'phone'],
    [{ role: 'admin' }, 'role'],
    [{ token: 'x' }, 'token'],
    [{ password_hash: 'x' }, 'password_hash'],
    [{ email_verified: true }, 'email_verified'],
    [{ phone_proof: { challenge_id: 'x', code: '1' } }, 'phone_proof.challenge_id'],
  ])('refuses the profile %j', async (payload, path) => {
    const response = await call(await signUp(app()), 'PUT', 'profile', payload)
    expect([response.statusCode, response.json<Problem>().errors?.[0]?.path]).toEqual([400, path])
  })
})

describe('a new number or address', () => {
  it.each([
    ['phone', () => newPhone()],
    ['email', () => newEmail()],
  ])('%s requires the code that was sent to it', async (field, make) => {
    const token = await signUp(app())
    const before = await profileOf(token)
    const response = await call(token, 'PUT', 'profile', { [field]: make() })
    expect([response.statusCode, response.json<Problem>().errors?.[0]?.path]).toEqual([422, `${field}_proof`])
    expect(await profileOf(token)).toEqual(before)
  })

  it('accepts a verified number for the login', async () => {
    const token = await signUp(app(), newEmail(), 'Asha')
    const phone = newPhone()
    const response = await call(token, 'PUT', 'profile', { phone, phone_proof: await phoneProof(phone) })
    expect(response.json()).toMatchObject({ data: { phone, phone_verified: true } })
    const payload = await phoneProof(phone)
    const back = await app().inject({ method: 'POST', url: '/api/auth/otp/verify', payload })
    expect(back.json()).toMatchObject({ data: { name: 'Asha', is_new: false } })
  })

  it('accepts a confirmed address for the login, and notifies the old one', async () => {
    const [old, email] = [newEmail(), newEmail()]
    const token = await signUp(app(), old)
    const response = await call(token, 'PUT', 'profile', {
      email,
      email_proof: await emailProof(token, email),
    })
    expect(response.json()).toMatchObject({ data: { email, email_verified: true } })
    const login = (address: string) =>
      app().inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: address, password: PASSWORD },
      })
    expect([(await login(old)).statusCode, (await login(email)).statusCode]).toEqual([401, 200])
    const told = await db().select().from(outbox).where(eq(outbox.recipient, old))
    expect(told).toMatchObject([{ topic: 'sign-in changed' }])
  })

  it('changes a contact only after a recent login, so that a stolen token is no stolen account', async () => {
    const [old, email, phone] = [newEmail(), newEmail(), newPhone()]
    const token = await signUp(app(), old)
    const proofs = { email_proof: await emailProof(token, email), phone_proof: await phoneProof(phone) }
    await db().execute(sql`
      update session set created_at = now() - make_interval(mins => ${RECENT_LOGIN_MIN + 1})
      where user_id = (select id from users where email = ${old})`)
    const refused = await Promise.all([
      call(token, 'POST', 'email/code', { email }),
      call(token, 'PUT', 'profile', { email, ...proofs }),
      call(token, 'PUT', 'profile', { phone, ...proofs }),
      call(token, 'PUT', 'profile', { email: null }),
    ])
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403])
    expect((await call(token, 'PUT', 'profile', { name: 'Asha K.', email: old })).json()).toMatchObject({
      data: { name: 'Asha K.', email: old, phone: null, logged_in_recently: false },
    })

    const payload = { email: old, password: PASSWORD }
    const login = await app().inject({ method: 'POST', url: '/api/auth/login', payload })
    const again = login.json<{ data: { token: string } }>().data.token
    const changed = await call(again, 'PUT', 'profile', { email, ...proofs })
    expect(changed.json()).toMatchObject({ data: { email, logged_in_recently: true } })
  })

  it('verifies an unchanged contact with a code', async () => {
    const email = newEmail()
    const token = await signUp(app(), email)
    await call(token, 'PUT', 'profile', { email_proof: await emailProof(token, email) })
    expect(await profileOf(token)).toMatchObject({ email, email_verified: true })
  })

  it("refuses another contact's code, another user's code, and a used code", async () => {
    const [token, other] = [await signUp(app()), await signUp(app())]
    const [email, elsewhere] = [newEmail(), newEmail()]
    const put = (payload: object) => call(token, 'PUT', 'profile', payload)
    const wrong = await put({ email, email_proof: await emailProof(token, elsewhere) })
    const others = await put({ email, email_proof: await emailProof(other, email) })
    const phone = newPhone()
    const asPhone = await put({ email, email_proof: await phoneProof(phone) })
    for (const response of [wrong, others, asPhone]) {
      expect([response.statusCode, response.json<Problem>().errors?.[0]?.path]).toEqual([
        422,
        'email_proof.code',
      ])
    }
    const good = { phone, phone_proof: await phoneProof(phone) }
    expect((await put(good)).statusCode).toBe(200)
    await put({ phone: null })
    expect((await put(good)).statusCode).toBe(422)
  })

  it('answers 409 to a contact that signs in to another account', async () => {
    const phone = newPhone()
    const owner = await signUpByPhone(phone)
    const token = await signUp(app())
    const response = await call(token, 'PUT', 'profile', { phone, phone_proof: await phoneProof(phone) })
    expect([response.statusCode, response.json<Problem>().errors?.[0]?.path]).toEqual([409, 'phone'])
    expect(await profileOf(owner)).toMatchObject({ phone, phone_verified: true })

    const email = newEmail()
    await signUp(app(), email)
    const mailed = await call(token, 'PUT', 'profile', { email, email_proof: await emailProof(token, email) })
    expect([mailed.statusCode, mailed.json<Problem>().errors?.[0]?.path]).toEqual([409, 'email'])
  })

  it('gives a contact to one account when several confirm it concurrently', async () => {
    const phone = newPhone()
    const tokens = await Promise.all([signUp(app()), signUp(app())])
    const proofs = [await phoneProof(phone), await phoneProof(phone)]
    const answers = await Promise.all(
      tokens.map((token, index) => call(token, 'PUT', 'profile', { phone, phone_proof: proofs[index] })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  it('refuses to clear the last way to sign in', async () => {
    const byPhone = await signUpByPhone(newPhone())
    expect((await call(byPhone, 'PUT', 'profile', { phone: null })).statusCode).toBe(422)
    const byMail = await signUp(app())
    expect((await call(byMail, 'PUT', 'profile', { email: null })).statusCode).toBe(422)
    const phone = newPhone()
    await call(byMail, 'PUT', 'profile', { phone, phone_proof: await phoneProof(phone) })
    const emptied = await call(byMail, 'PUT', 'profile', { email: null })
    expect(emptied.json()).toMatchObject({ data: { email: null, has_password: false, phone } })
  })
})

describe('sessions', () => {
  const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'

  it('lists sessions with their device, the current one first, and revokes them', async () => {
    const email = newEmail()
    const first = await signUp(app(), email)
    const login = await app().inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password: PASSWORD },
      headers: { 'user-agent': CHROME },
    })
    const { token } = login.json<{ data: { token: string } }>().data
    const { data } = (await call(token, 'GET', 'sessions')).json<ListSessionsResponse>()
    expect(data).toMatchObject([
      { device: 'Chrome on Windows computer', current: true },
      { device: 'Unknown device', current: false },
    ])
    const other = data[1]?.id ?? 0
    expect((await call(token, 'DELETE', `sessions/${other}`)).statusCode).toBe(204)
    expect((await call(first, 'GET', 'profile')).statusCode).toBe(401)
    expect((await call(token, 'DELETE', `sessions/${other}`)).statusCode).toBe(404)
    expect((await call(token, 'GET', 'sessions')).json<ListSessionsResponse>().data).toHaveLength(1)
  })

  it("answers 404 to other users' sessions, like unknown ones", async () => {
    const [token, other] = [await signUp(app()), await signUp(app())]
    const { data } = (await call(other, 'GET', 'sessions')).json<ListSessionsResponse>()
    const withoutId = ({ body }: { body: string }) => ({ ...(JSON.parse(body) as Problem), request_id: '' })
    const others = await call(token, 'DELETE', `sessions/${data[0]?.id}`)
    const nobodys = await call(token, 'DELETE', 'sessions/2147483647')
    expect(others.statusCode).toBe(404)
    expect(withoutId(others)).toEqual(withoutId(nobodys))
    expect((await call(other, 'GET', 'profile')).statusCode).toBe(200)
  })

  it.each(['0', '-1', '1.5', 'x', '٣'])('refuses %s as the id of a session', async (id) => {
    const token = await signUp(app())
    expect((await call(token, 'DELETE', `sessions/${encodeURIComponent(id)}`)).statusCode).toBe(400)
  })
})

describe('calls of an account', () => {
  let revoked = ''
  beforeEach(async () => {
    revoked = await signUp(app())
    await db().execute(sql`update session set revoked_at = now() where id = (select max(id) from session)`)
  })

  it.each<[Method, string, object?]>([
    ['GET', 'profile'],
    ['PUT', 'profile', {}],
    ['POST', 'email/code', { email: 'asha@example.com' }],
    ['PUT', 'deactivate'],
    ['GET', 'sessions'],
    ['DELETE', 'sessions/1'],
    ['GET', 'addresses'],
    ['DELETE', 'addresses/1'],
  ])('%s %s answers 401 without a valid token', async (method, path, payload) => {
    expect((await call(revoked, method, path, payload)).statusCode).toBe(401)
    expect((await call('x'.repeat(43), method, path, payload)).statusCode).toBe(401)
  })
})
