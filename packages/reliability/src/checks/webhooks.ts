import { createHmac, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '@shop/api/database/openDatabase'
import { auditBooks } from '../books.ts'
import { patiently, post } from '../buy.ts'
import type { Check } from '../Check.ts'

const PATH = '/api/payments/webhooks/razorpay'
const SECRET = randomBytes(24).toString('hex')
const SETTINGS = {
  PAYMENT_PROVIDER: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_test_reliability',
  RAZORPAY_KEY_SECRET: randomBytes(16).toString('hex'),
  RAZORPAY_WEBHOOK_SECRETS: SECRET,
  PUBLIC_ORIGIN: 'https://shop.example',
}
const AT_A_TIME = 16

interface Webhook {
  body: Buffer
  signature: string
}

/** R9: only the provider's webhooks are accepted; one changed bit of the signed bytes is refused. */
export const webhooks: Check = {
  name: 'R9',
  promise: 'Only the gateway can mark an order paid',
  control: {
    name: 'the comparison of signatures',
    code: {
      module: '/providers/signature.ts',
      find: 'return secrets\\.some',
      replace: 'return true||secrets.some',
    },
  },
  async run(shop, size) {
    const limit = { long: 6_000, short: 300, control: 30 }[size]
    const { origin } = await shop.start(SETTINGS)
    const send = async ({ body, signature }: Webhook) => {
      const headers = { 'content-type': 'application/json', 'x-razorpay-signature': signature }
      return (await patiently(() => post(origin, { path: PATH, headers, body }))).status
    }
    const signed = makeWebhook()
    const failures: string[] = []
    const accepted = await send(signed)
    if (accepted !== 200)
      failures.push(`the provider's own was answered ${accepted}: this run proves nothing`)
    const before = await countRows(shop.db)
    if (before === 0) failures.push("the provider's own wrote nothing: this run proves nothing")

    const mutants = makeMutants(signed, limit)
    for (let first = 0; first < mutants.length; first += AT_A_TIME) {
      const statuses = await Promise.all(mutants.slice(first, first + AT_A_TIME).map(send))
      failures.push(
        ...statuses
          .filter((status) => status !== 400)
          .map((status) => `an altered one was answered ${status}`),
      )
    }
    const written = (await countRows(shop.db)) - before
    if (written !== 0) failures.push(`${written} rows were written`)
    failures.push(...(await auditBooks(shop.db)))
    return { tried: `${mutants.length.toLocaleString('en-IN')} altered webhooks`, failures }
  },
}

function makeWebhook(): Webhook {
  const entity = {
    id: 'pay_ReliabilityOne',
    order_id: 'order_Reliability1',
    amount: 60_000,
    currency: 'INR',
    status: 'captured',
    captured: true,
    method: 'upi',
  }
  const notes = randomBytes(400).toString('hex')
  const body = Buffer.from(
    JSON.stringify({ entity: 'event', event: 'payment.captured', payload: { payment: { entity } }, notes }),
  )
  return { body, signature: createHmac('sha256', SECRET).update(body).digest('hex') }
}

/** Each bit of the body flipped, each digit of the signature changed, and the signature in other forms. */
function makeMutants({ body, signature }: Webhook, limit: number): Webhook[] {
  const bodies = Array.from({ length: body.length * 8 }, (_, bit) => {
    const changed = Buffer.from(body)
    const place = bit % body.length
    changed[place] = (changed[place] ?? 0) ^ (1 << Math.floor(bit / body.length))
    return { body: changed, signature }
  })
  const digits = Array.from(signature, (digit, place) => ({
    body,
    signature: signature.slice(0, place) + (digit === '0' ? '1' : '0') + signature.slice(place + 1),
  }))
  const forms = ['', signature.toUpperCase(), signature.slice(0, -1), `${signature}0`, ` ,${signature}`]
  return [...forms.map((form) => ({ body, signature: form })), ...digits, ...bodies].slice(0, limit)
}

async function countRows(db: Database): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select ((select count(*) from gw_event) + (select count(*) from payment) + (select count(*) from refund))::int as n`)
  return rows[0]?.n ?? 0
}
