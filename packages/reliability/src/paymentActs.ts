import { sql } from 'drizzle-orm'
import type { Database } from '@shop/api/database/openDatabase'
import { uuidOfPublicId } from '@shop/api/http/publicId'
import { sendRefunds } from '@shop/api/modules/payments/sendRefunds'
import { removeStock, expireOrder } from '@shop/api/testing/makeOrder'
import type { PaymentActs } from '@shop/api/testing/paymentHistories'
import type { RazorpayStandIn } from '@shop/api/testing/startRazorpayStandIn'
import { orderResponseSchema } from '@shop/contract/orders.schema'
import { paymentResponseSchema } from '@shop/contract/payments.schema'
import { buyPatiently, newKey, patiently, post, type Answer } from './buy.ts'
import { shopIn } from './payingShop.ts'
import { PRODUCT_RUPEES, type Shopper, type TestProduct } from './shoppers.ts'

const TOTAL = PRODUCT_RUPEES * 100

export interface PayingShopper {
  db: Database
  standIn: RazorpayStandIn
  /** Another process of the shop at each call. */
  origin: () => string
  shopper: Shopper
  product: TestProduct
}

export interface OrderToPlay {
  id: string
  acts: PaymentActs
  /** Answers that the shop must never give. */
  strange: string[]
}

/** Places an order, and returns operations on its payments. Each calls one of the processes. */
export async function openOrder(paying: PayingShopper): Promise<OrderToPlay> {
  const { db, standIn, origin, shopper, product } = paying
  const placed = await buyPatiently(origin, { shopper, product, key: newKey(), method: 'upi' })
  if (placed.status !== 201) throw new Error(`An order was answered ${placed.status}: ${placed.body}`)
  const { id: publicId } = orderResponseSchema.parse(JSON.parse(placed.body)).data
  const order = {
    id: uuidOfPublicId(publicId) ?? '',
    publicId,
    variantId: product.variantId,
    totalPaise: TOTAL,
  }
  const strange: string[] = []
  const expectOneOf = (call: string, { status, body }: Answer, statuses: number[]) => {
    if (!statuses.includes(status)) strange.push(`${call} was answered ${status} ${body.slice(0, 200)}`)
  }
  const headers = { authorization: `Bearer ${shopper.token}`, 'content-type': 'application/json' }
  let paymentId: string | undefined

  const acts: PaymentActs = {
    standIn,
    totalPaise: TOTAL,
    async begin(method) {
      const body = JSON.stringify({ order_id: publicId, method })
      const answer = await post(origin(), { path: '/api/payments', headers, body })
      // 503 when the gateway is unreachable.
      expectOneOf('a payment', answer, [201, 409, 503])
      if (answer.status === 201)
        paymentId = paymentResponseSchema.parse(JSON.parse(answer.body)).data.payment_id
      const { rows } = await db.execute<{ id: string }>(sql`
        select gw_order_id as id from payment where order_id = ${order.id} and gw_order_id is not null order by created_at`)
      return rows.map(({ id }) => id)
    },
    async deliver({ body, headers: signed }) {
      const answer = await patiently(() =>
        post(origin(), { path: '/api/payments/webhooks/razorpay', headers: signed, body }),
      )
      expectOneOf('a webhook', answer, [200])
    },
    async giveUp(isSoldOut) {
      await expireOrder(db, order.id)
      if (isSoldOut) await removeStock(db, order)
    },
    async cancel() {
      const path = `/api/orders/${publicId}/cancel`
      expectOneOf(
        'a cancellation',
        await patiently(() => post(origin(), { path, headers, body: '{}' })),
        [200, 409],
      )
    },
    /** All processes send refunds all the time; the fault may hit any of them. */
    async refund(fault) {
      if (fault !== 'none') standIn.faults.push(fault)
      await sendRefunds(shopIn(paying, 0))
      standIn.faults.length = 0
    },
    /** The shopper returns from the bank, which makes the shop ask the provider. */
    async reconcile() {
      if (paymentId === undefined) return
      const path = `/pay/${paymentId}/return`
      const answer = await patiently(() => post(origin(), { path, headers: {}, body: '' }))
      expectOneOf('a way back', answer, [303])
    },
  }
  return { id: order.id, acts, strange }
}
