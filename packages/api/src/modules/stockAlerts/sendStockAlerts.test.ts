import { eq, inArray, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { setStock } from '#database/setStock.ts'
import { user } from '#database/schema/account.ts'
import { outbox } from '#database/schema/outbox.ts'
import { stockAlert } from '#database/schema/stockAlert.ts'
import { expireOrders } from '#modules/orders/expireOrders.ts'
import { dieAtStatement } from '#testing/dieAtStatement.ts'
import { importProduct } from '#testing/importProduct.ts'
import { makeShopper } from '#testing/makeShopper.ts'
import { makeTestProduct } from '#testing/makeTestProduct.ts'
import { placedOrder } from '#testing/placeOrder.ts'
import { newPhone } from '#testing/signUp.ts'
import { useApp } from '#testing/useApp.ts'
import { sendStockAlerts } from './sendStockAlerts.ts'
import { sweepAlerts } from './stockAlerts.repository.ts'

const { app, db } = useApp()
const env = { PUBLIC_ORIGIN: 'https://shop.example' }
const send = (on = db()) => sendStockAlerts({ db: on, env })

beforeEach(async () => {
  await db().delete(stockAlert)
  await db().delete(outbox)
})

async function wait(variantId: number, shoppers = 1) {
  const people = []
  for (let made = 0; made < shoppers; made += 1) people.push(await makeShopper(db()))
  await db()
    .insert(stockAlert)
    .values(people.map(({ id }) => ({ userId: id, variantId })))
  return people
}

const restock = (variantId: number, quantity = 1) =>
  db().transaction((tx) => setStock(tx, [{ storeId: 1, variantId, quantity }]))
const messages = () =>
  db()
    .select({ channel: outbox.channel, to: outbox.recipient, subject: outbox.subject, text: outbox.text })
    .from(outbox)
    .where(eq(outbox.topic, 'back in stock'))
    .orderBy(outbox.id)
const alerts = () => db().$count(stockAlert)

test('tells everybody who waits once, when the variant is in stock again', async () => {
  const product = await makeTestProduct(db())
  await wait(product.variantId, 3)
  await wait((await makeTestProduct(db())).variantId)
  await send()
  expect(await messages()).toEqual([])

  await restock(product.variantId)
  await send()
  const sent = await messages()
  expect(sent).toHaveLength(3)
  expect(new Set(sent.map(({ to }) => to)).size).toBe(3)
  expect(sent[0]).toMatchObject({ channel: 'mail', subject: 'A product is back in stock' })
  expect(sent[0]?.text).toBe(
    `A product is back in stock:\nhttps://shop.example/product/${product.slug}\n\nYou asked us to tell you. We send this message once.`,
  )
  expect(await alerts()).toBe(1)
  await send()
  expect(await messages()).toHaveLength(3)
})

test('names the variant, and leads to it', async () => {
  const { rows } = await db().execute<{ id: number; slug: string; title: string; name: string }>(sql`
    select v.id, p.slug, p.title, o.name from variant v
    join product p on p.id = v.product_id join option_value o on o.id = v.option_value_id
    where p.is_active and v.is_active and exists (select from stock where variant_id = v.id and on_hand > reserved) limit 1`)
  const [{ id, slug, title, name } = { id: 0, slug: '', title: '', name: '' }] = rows
  await wait(id)
  await send()
  const [message] = await messages()
  expect(message?.subject).toBe(`${title} (${name}) is back in stock`)
  expect(message?.text).toContain(`https://shop.example/product/${slug}?variant=${id}\n`)
})

test('sends a text message to an account without an e-mail address', async () => {
  const { variantId } = await makeTestProduct(db(), { delhi: 1 })
  const [shopper] = await wait(variantId)
  const phone = newPhone()
  await db()
    .update(user)
    .set({ email: null, phone, phoneVerifiedAt: sql`now()` })
    .where(eq(user.id, shopper?.id ?? 0))
  await send()
  expect(await messages()).toMatchObject([{ channel: 'sms', to: phone, subject: null }])
})

test('tells again of a variant that a shopper asks for again', async () => {
  const { variantId } = await makeTestProduct(db(), { delhi: 1 })
  const [shopper] = await wait(variantId)
  await send()
  await db()
    .insert(stockAlert)
    .values({ userId: shopper?.id ?? 0, variantId })
  await send()
  expect(await messages()).toHaveLength(2)
})

test('waits for what is not shown', async () => {
  const { productId, variantId } = await makeTestProduct(db(), { delhi: 1 })
  const withdrawn = await makeTestProduct(db(), { delhi: 1 })
  await wait(variantId)
  await wait(withdrawn.variantId)
  await db().execute(sql`update product set state = 'archived' where id = ${productId}`)
  await db().execute(sql`update variant set is_active = false where id = ${withdrawn.variantId}`)
  await send()
  expect([await messages(), await alerts()]).toEqual([[], 2])
  await db().execute(sql`update product set state = 'active' where id = ${productId}`)
  await send()
  expect(await messages()).toHaveLength(1)
})

test('notices stock of an import', async () => {
  await importProduct(db(), 'alerts', { product: 1, rupees: 500, units: 0 })
  const { rows } = await db().execute<{ id: number }>(
    sql`select id from variant where product_id = (select product_id from product_source where source = 'alerts')`,
  )
  await wait(rows[0]?.id ?? 0)
  await send()
  expect(await messages()).toEqual([])
  await importProduct(db(), 'alerts', { product: 1, rupees: 500, units: 2 })
  await send()
  expect(await messages()).toHaveLength(1)
})

test('notices stock of a cancelled and of an expired order', async () => {
  const product = await makeTestProduct(db(), { delhi: 1 })
  const shopper = await makeShopper(db())
  const attempt = { shopper, products: [[product, 1]] as [typeof product, number][], total: 500 }

  const { id } = await placedOrder(app(), attempt)
  await wait(product.variantId)
  await send()
  expect(await messages()).toEqual([])
  const cancel = { method: 'POST', url: `/api/orders/${id}/cancel`, headers: shopper.headers } as const
  expect((await app().inject({ ...cancel, payload: { reason: 'Ordered twice' } })).statusCode).toBe(200)
  await send()
  expect(await messages()).toHaveLength(1)

  const unpaid = await placedOrder(app(), { ...attempt, method: 'upi' })
  await wait(product.variantId)
  await send()
  expect(await messages()).toHaveLength(1)
  await db().execute(
    sql`update orders set hold_until = now() - interval '1 second' where number = ${unpaid.number}`,
  )
  await expireOrders(db())
  await send()
  expect(await messages()).toHaveLength(2)
})

test('tells everybody once while several workers run, one of which is killed', async () => {
  const { variantId } = await makeTestProduct(db(), { delhi: 1 })
  const waiting = await wait(variantId, 130)
  // Before the first alerts, in the middle of their messages, before the first commit, and after it.
  for (const statement of [2, 40, 104, 110]) await dieAtStatement(db(), statement, send)
  await Promise.all(Array.from({ length: 4 }, () => send()))
  // The database notices a little later that a worker is gone.
  await expect
    .poll(async () => {
      await send()
      return alerts()
    })
    .toBe(0)
  const told = (await messages()).map(({ to }) => to)
  const people = await db()
    .select({ email: user.email })
    .from(user)
    .where(
      inArray(
        user.id,
        waiting.map(({ id }) => id),
      ),
    )
  expect(told.toSorted()).toEqual(people.map(({ email }) => email).toSorted())
})

test('stops between two transactions when its process ends', async () => {
  const { variantId } = await makeTestProduct(db(), { delhi: 1 })
  await wait(variantId, 3)
  await sendStockAlerts({ db: db(), env }, AbortSignal.abort())
  expect([await messages(), await alerts()]).toEqual([[], 3])
})

test('sends nothing to a shopper who closes the account meanwhile', async () => {
  const { variantId } = await makeTestProduct(db(), { delhi: 1 })
  const [shopper] = await wait(variantId)
  const close = { method: 'PUT', url: '/api/users/deactivate', headers: shopper?.headers } as const
  await Promise.all([send(), app().inject(close), send()])
  expect([await messages(), await alerts()]).toEqual([[], 0])
})

test('ends after 90 days', async () => {
  const [old, young] = [await makeTestProduct(db()), await makeTestProduct(db())]
  await wait(old.variantId)
  await wait(young.variantId)
  const age = (variantId: number, days: number) =>
    db()
      .update(stockAlert)
      .set({ createdAt: sql`now() - make_interval(days => ${days})` })
      .where(eq(stockAlert.variantId, variantId))
  await age(old.variantId, 91)
  await age(young.variantId, 89)
  await sweepAlerts(db())
  expect(await db().select({ id: stockAlert.variantId }).from(stockAlert)).toEqual([{ id: young.variantId }])
})
