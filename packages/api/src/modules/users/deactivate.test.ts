import { eq, sql } from 'drizzle-orm'
import type { ListReviewsResponse } from '@shop/contract/reviews.schema'
import { describe, expect, it } from 'vitest'
import { user } from '#database/schema/account.ts'
import { order } from '#database/schema/order.ts'
import { refund } from '#database/schema/payment.ts'
import { receiveReturns } from '#modules/orders/fulfilment.service.ts'
import { listRefundsByHand, recordRefundsByHand } from '#modules/payments/refundsByHand.ts'
import { sweep } from '#modules/service/backgroundWork.ts'
import { deliverOrder } from '#testing/deliverOrder.ts'
import { makeShopper } from '#testing/makeShopper.ts'
import { makeTestProduct } from '#testing/makeTestProduct.ts'
import { placedOrder, type OrderAttempt } from '#testing/placeOrder.ts'
import { as, newEmail, newPhone, PASSWORD, signUp } from '#testing/signUp.ts'
import { useApp } from '#testing/useApp.ts'

const { app, db, get } = useApp()
const deactivate = (token: string, extra: object = {}) =>
  app().inject(as(token, { method: 'PUT', url: '/api/users/deactivate', ...extra }))
const profile = (token: string) => app().inject(as(token, { url: '/api/users/profile' }))

/** Every text value in the database that contains one of these, as `table.column`. */
async function whereIsAny(needles: readonly string[]): Promise<string[]> {
  const { rows } = await db().execute<{ place: string; found: boolean }>(sql`
    select table_name || '.' || column_name as place,
      (xpath('//n/text()', query_to_xml(format(
        'select count(*) as n from %I where %s', table_name,
        (select string_agg(format('position(lower(%L) in lower(%I::text)) > 0', needle, column_name), ' or ')
          from unnest(array[${sql.join(
            needles.map((needle) => sql`${needle}::text`),
            sql`, `,
          )}]) as needle)
      ), false, true, '')))[1]::text::int > 0 as found
    from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY', 'xml')
      and table_name in (select table_name from information_schema.tables where table_type = 'BASE TABLE')`)
  return rows.filter(({ found }) => found).map(({ place }) => place)
}

describe('PUT /api/users/deactivate', () => {
  it('erases personal data from every table, and frees number and address', async () => {
    const name = 'Xanthippe Quillfeather'
    const [email, phone] = [newEmail(), newPhone()]
    const token = await signUp(app(), email, name)
    const call = (method: 'POST' | 'PUT', url: string, payload: object) =>
      app().inject(as(token, { method, url, payload }))
    await db()
      .update(user)
      .set({ phone, phoneVerifiedAt: sql`now()` })
      .where(eq(user.email, email))
    const street = '7, Wisteria Crossing'
    const address = { name, phone, pincode: '110001', line1: street, city: 'New Delhi', state: 'Delhi' }
    expect((await call('POST', '/api/users/addresses', address)).statusCode).toBe(201)
    expect((await call('POST', '/api/wishlist/add', { product_id: 1 })).statusCode).toBe(200)
    const review = { rating: 5, title: 'Lovely', body: 'It lasts all day.' }
    expect((await call('POST', '/api/products/1/reviews', review)).statusCode).toBe(201)
    expect((await call('POST', '/api/contact', { name, email, phone, message: 'Hello' })).statusCode).toBe(
      202,
    )
    expect((await call('POST', '/api/users/email/code', { email })).statusCode).toBe(202)
    expect((await call('POST', '/api/auth/otp/request', { phone })).statusCode).toBe(202)
    expect((await call('POST', '/api/auth/password/forgot', { email })).statusCode).toBe(202)
    await call('PUT', '/api/users/profile', { gender: 'other', birthday: '1990-01-01' })

    const traces = [name, email, phone, phone.slice(3), street]
    expect(await whereIsAny(traces)).toEqual(
      expect.arrayContaining([
        'users.name',
        'users.email',
        'users.phone',
        'address.line1',
        'review.author_name',
        'outbox.recipient',
        'outbox.text',
      ]),
    )
    expect((await deactivate(token)).statusCode).toBe(204)
    expect(await whereIsAny(traces)).toEqual([])
    expect((await profile(token)).statusCode).toBe(401)

    const closed = await db()
      .select()
      .from(user)
      .where(sql`closed_at is not null`)
    expect(closed).toMatchObject([
      { email: null, phone: null, passwordHash: null, gender: null, birthday: null },
    ])
    const { data } = await get<ListReviewsResponse>('/api/products/1/reviews')
    expect(data[0]).toMatchObject({ ...review, author: 'A shopper' })

    const login = { email, password: PASSWORD }
    const refused = await app().inject({ method: 'POST', url: '/api/auth/login', payload: login })
    expect(refused.statusCode).toBe(401)
    expect((await profile(await signUp(app(), email, 'Someone New'))).statusCode).toBe(200)
  })

  it('removes personal data from orders at once, or as soon as they are completed', async () => {
    const street = '9, Marigold Terrace'
    const phone = newPhone()
    const shopper = await makeShopper(db(), { name: 'Philomena Starling', phone, line1: street })
    const token = shopper.headers.authorization.slice('Bearer '.length)
    const product = await makeTestProduct(db(), { delhi: 5 })
    const attempt = { shopper, products: [[product, 1]] satisfies OrderAttempt['products'], total: 500 }
    const [done, open] = [await placedOrder(app(), attempt), await placedOrder(app(), attempt)]
    const deliver = (number: string) =>
      db()
        .update(order)
        .set({ status: 'delivered', deliveredAt: sql`now()` })
        .where(eq(order.number, number))
    await deliver(done.number)
    await app().inject(as(token, { method: 'PATCH', url: '/api/cart', payload: { items: [product.item] } }))
    const traces = ['Philomena', phone.slice(3), street]
    const shipTo = async () => {
      const rows = await db().select({ number: order.number, to: order.shipTo }).from(order)
      return new Map(rows.map(({ number, to }) => [number, to]))
    }

    expect((await deactivate(token)).statusCode).toBe(204)
    expect(await whereIsAny(traces)).toEqual(expect.arrayContaining(['orders.ship_to']))
    expect((await shipTo()).get(done.number)).toEqual({
      ...done.address,
      name: 'A shopper',
      phone: '',
      line1: '',
      line2: '',
      landmark: '',
    })
    expect((await shipTo()).get(open.number)).toEqual(open.address)

    await deliver(open.number)
    await sweep(db(), app().rateLimits)
    expect(await whereIsAny(traces)).toEqual([])
    expect((await shipTo()).get(open.number)).toMatchObject({ pincode: '110001', state: 'Delhi', phone: '' })
  })

  it('keeps the UPI ID of a return until its refund is paid, by hand when a bank has refused it', async () => {
    const shopper = await makeShopper(db())
    const product = await makeTestProduct(db(), { delhi: 5 })
    const row = await placedOrder(app(), { shopper, products: [[product, 1]], total: 500 })
    await deliverOrder(db(), row)
    const upi = 'starling@bank'
    const lines = row.lines.map(({ line_id }) => ({ line_id }))
    const asked = await app().inject({
      method: 'POST',
      url: `/api/orders/${row.id}/returns`,
      headers: shopper.headers,
      body: { lines, reason: 'size', refund_upi: upi },
    })
    expect(asked.statusCode).toBe(200)
    await deactivate(shopper.headers.authorization.slice('Bearer '.length))
    expect(await whereIsAny([upi])).toEqual(['order_return.refund_upi'])

    expect(await receiveReturns(db(), row.number)).toBe(1)
    await db().update(refund).set({ state: 'failed' }).where(eq(refund.toUpi, upi))
    await sweep(db(), app().rateLimits)
    expect(await listRefundsByHand(db(), row.number)).toMatchObject([{ toUpi: upi }])

    await recordRefundsByHand(db(), row.number, new Date())
    await sweep(db(), app().rateLimits)
    expect(await whereIsAny([upi])).toEqual([])
  })

  it('leaves other accounts unchanged', async () => {
    const [token, other] = [await signUp(app()), await signUp(app())]
    const before = (await profile(other)).body
    await deactivate(token)
    expect((await profile(other)).body).toBe(before)
  })

  it.each<[string, { payload?: object | string; headers?: Record<string, string> }]>([
    ['no body', {}],
    ['no body, as JSON', { headers: { 'content-type': 'application/json' } }],
    ['an empty body', { payload: '', headers: { 'content-type': 'application/json' } }],
    ['an empty object', { payload: {} }],
  ])('accepts a request to close an account with %s', async (_what, extra) => {
    const token = await signUp(app())
    const headers = { ...extra.headers, authorization: `Bearer ${token}` }
    const response = await app().inject({ method: 'PUT', url: '/api/users/deactivate', ...extra, headers })
    expect([response.statusCode, response.body]).toEqual([204, ''])
    expect((await profile(token)).statusCode).toBe(401)
  })

  it('refuses a body with fields', async () => {
    const token = await signUp(app())
    expect((await deactivate(token, { payload: { user_id: 1 } })).statusCode).toBe(400)
    expect((await profile(token)).statusCode).toBe(200)
  })

  it('closes an account once, and revokes all its sessions', async () => {
    const email = newEmail()
    const token = await signUp(app(), email)
    const login = await app().inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password: PASSWORD },
    })
    const answers = await Promise.all(Array.from({ length: 6 }, () => deactivate(token)))
    for (const { statusCode } of answers) expect([204, 401]).toContain(statusCode)
    expect(answers.filter(({ statusCode }) => statusCode === 204).length).toBeGreaterThanOrEqual(1)
    const other = login.json<{ data: { token: string } }>().data.token
    for (const dead of [token, other]) expect((await profile(dead)).statusCode).toBe(401)
  })

  it('leaves no session of a concurrent login', async () => {
    const email = newEmail()
    const token = await signUp(app(), email)
    const payload = { email, password: PASSWORD }
    const logins = Array.from({ length: 6 }, () =>
      app().inject({ method: 'POST', url: '/api/auth/login', payload }),
    )
    const [, ...answers] = await Promise.all([deactivate(token), ...logins])
    for (const answer of answers) {
      expect([200, 401]).toContain(answer.statusCode)
      if (answer.statusCode !== 200) continue
      const { token: late } = answer.json<{ data: { token: string } }>().data
      expect((await profile(late)).statusCode).toBe(401)
    }
  })
})
