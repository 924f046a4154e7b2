import { randomBytes } from 'node:crypto'
import { Agent, request, type ClientRequest } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Shopper, TestProduct } from './shoppers.ts'
import { PRODUCT_RUPEES } from './shoppers.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

export interface Answer {
  status: number
  body: string
}

export interface Purchase {
  shopper: Shopper
  product: TestProduct
  key: string
  /** How it is paid; in cash unless told otherwise. */
  method?: 'cod' | 'upi'
}

export const newKey = () => randomBytes(24).toString('hex')

/** Orders one of a product. */
export function buy(origin: string, purchase: Purchase): Promise<Answer> {
  return post(origin, toCall(purchase))
}

/** No answer takes longer than this, however busy the machine is. */
const PATIENCE_MS = 300_000
const AGAIN_AFTER_MS = 100

/** Asks again after no answer, or a 503, as a client does that follows the API. The call must be safe to repeat. */
export async function patiently(ask: () => Promise<Answer>): Promise<Answer> {
  for (const end = Date.now() + PATIENCE_MS; ;) {
    const answer = await ask().catch(() => undefined)
    if (answer !== undefined && answer.status !== 503) return answer
    if (Date.now() > end) throw new Error('A call was not answered')
    await pause(AGAIN_AFTER_MS)
  }
}

/** Orders one of a product, with the same key until it is answered. The address is asked for each time: processes come and go. */
export function buyPatiently(origin: () => string, purchase: Purchase): Promise<Answer> {
  return patiently(() => buy(origin(), purchase))
}

/** The same, but the answer is lost: the line is cut when its first byte arrives, after the server has done it all. */
export function buyAndLoseTheAnswer(origin: string, purchase: Purchase): Promise<void> {
  const { headers, body } = toCall(purchase)
  return new Promise((resolve, reject) => {
    const call = request(`${origin}/api/orders`, { method: 'POST', headers, agent }, (response) => {
      response.destroy()
      resolve()
    })
    call.on('error', (error) =>
      isStale(call, error) ? resolve(buyAndLoseTheAnswer(origin, purchase)) : reject(error),
    )
    call.end(body)
  })
}

/** Whether a line that was kept open has been closed by the server just when it was used again: what browsers repeat, too. */
function isStale(call: ClientRequest, error: Error): boolean {
  return call.reusedSocket && 'code' in error && error.code === 'ECONNRESET'
}

export interface Call {
  path?: string
  headers: Record<string, string>
  body: string | Buffer
}

export function toCall({ shopper, product, key, method = 'cod' }: Purchase): Call {
  return {
    headers: {
      authorization: `Bearer ${shopper.token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify({
      items: [{ product_id: product.productId, variant_id: null, quantity: 1 }],
      address_id: shopper.addressId,
      payment_method: method,
      expected_total: PRODUCT_RUPEES,
    }),
  }
}

/** POSTs, and rejects when no whole answer comes back. */
export function post(origin: string, sent: Call): Promise<Answer> {
  const { path = '/api/orders', headers, body } = sent
  return new Promise((resolve, reject) => {
    const call = request(`${origin}${path}`, { method: 'POST', headers, agent }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString() }),
      )
    })
    call.on('error', (error) => (isStale(call, error) ? resolve(post(origin, sent)) : reject(error)))
    call.end(body)
  })
}

/** How many of each status there are: "7 × 201, 1,993 × 409". */
export function countStatuses(answers: readonly Answer[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1)
  return counts
}
