import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeShopper } from '#testing/makeShopper.ts'
import { makeTestProduct } from '#testing/makeTestProduct.ts'
import { placedOrder } from '#testing/placeOrder.ts'
import { as, newEmail, newPhone, signUp } from '#testing/signUp.ts'
import { useApp } from '#testing/useApp.ts'
import { useAudits } from '#testing/useAudits.ts'
import { useCommands } from '#testing/useCommands.ts'

const api = useApp('seeded')
const { app, db } = api
useAudits(db)
const command = useCommands(api)
const shop = (line: string) => command(...line.split(' '))

const profileStatus = async (token: string) =>
  (await app().inject(as(token, { url: '/api/users/profile' }))).statusCode

test('shows how many units of a line are cancelled', async () => {
  const shopper = await makeShopper(db())
  const product = await makeTestProduct(db(), { price: 600, delhi: 5 })
  const order = await placedOrder(app(), { shopper, products: [[product, 3]], total: 1_800 })
  const cancelled = await app().inject({
    method: 'POST',
    url: `/api/orders/${order.id}/cancel`,
    headers: shopper.headers,
    body: { lines: order.lines.map(({ line_id }) => ({ line_id, keep: 2 })) },
  })
  expect(cancelled.statusCode, cancelled.body).toBe(200)
  expect((await shop(`orders show ${order.number}`))[1]).toMatch(/^2  .* ₹1,200  ordered, 1 cancelled$/m)
})

/** A cash order of two units, one of which has come back. */
async function returnedCashOrder() {
  const shopper = await makeShopper(db())
  const product = await makeTestProduct(db(), { price: 600, delhi: 5 })
  const order = await placedOrder(app(), { shopper, products: [[product, 2]], total: 1_200 })
  for (const step of ['pack', 'ship', 'out', 'deliver']) await shop(`orders ${step} ${order.number}`)
  const lines = order.lines.map(({ line_id }) => ({ line_id, quantity: 1 }))
  const returned = await app().inject({
    method: 'POST',
    url: `/api/orders/${order.id}/returns`,
    headers: shopper.headers,
    body: { lines, reason: 'size', refund_upi: 'asha@bank' },
  })
  expect(returned.statusCode, returned.body).toBe(200)
  expect(await shop(`orders refund ${order.number}`)).toEqual([
    0,
    `${order.number}: a return received. Pay its refund, which "refunds list" shows, and record it: refunds paid ${order.number}`,
  ])
  return { order, shopper }
}

const refundMessages = async ({ number }: { number: string }) => {
  const { rows } = await db().execute<{ channel: string; text: string }>(sql`
    select channel, text from outbox where topic = 'refund on its way' and text like ${`%${number}%`}`)
  return rows
}

test('lists the refund of a returned cash order, and records that it was paid', async () => {
  const { order } = await returnedCashOrder()
  expect((await shop(`orders show ${order.number}`))[1]).toMatch(/^2  .* ₹1,200  1 returned$/m)

  const [, listed] = await shop('refunds list')
  expect(listed).toMatch(new RegExp(`^${order.number}  ₹600  returned  to asha@bank  `))
  expect(await shop(`refunds paid ${order.number} TP-2026-999999`)).toEqual([
    1,
    `${order.number}: ₹600 recorded as refunded.\nTP-2026-999999 has no refund to pay by hand.`,
  ])
  expect(await shop('refunds list')).toEqual([0, 'There is no refund to pay by hand.'])
  expect((await shop(`orders show ${order.number}`))[1]).toMatch(/refund +returned +done +₹600/)
  expect(await refundMessages(order)).toEqual([
    { channel: 'mail', text: expect.stringMatching(/We have refunded .*, to your UPI ID\.$/) },
  ])
})

test('tells a shopper without an e-mail address of a refund by text message', async () => {
  const { order, shopper } = await returnedCashOrder()
  await db().execute(sql`
    update users set email = null, phone = ${newPhone()}, phone_verified_at = now() where id = ${shopper.id}`)
  await shop(`refunds paid ${order.number}`)
  expect(await refundMessages(order)).toEqual([{ channel: 'sms', text: expect.stringContaining('₹600') }])
})

test('erases a shopper by e-mail address or number, once', async () => {
  const [email, phone] = [newEmail(), newPhone()]
  const [one, two, other] = [await signUp(app(), email), await signUp(app()), await signUp(app())]
  const { rows } = await db().execute<{ id: number }>(sql`
    update users set phone = ${phone}, phone_verified_at = now()
    where id = (select max(id) - 1 from users) returning id`)
  expect(rows).toHaveLength(1)
  expect(await command('users', 'erase', email.toUpperCase())).toEqual([0, 'The account was erased.'])
  expect(await command('users', 'erase', phone.slice(3))).toEqual([0, 'The account was erased.'])
  expect([await profileStatus(one), await profileStatus(two), await profileStatus(other)]).toEqual([
    401, 401, 200,
  ])
  expect(await command('users', 'erase', email)).toEqual([1, `There is no account with ${email}.`])
})
