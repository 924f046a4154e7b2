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
  method?: 'cod' | 'upi'
}

export const newKey = () => randomBytes(24).toString('hex')

export function buy(origin: string, purchase: Purchase): Promise<Answer> {
  return post(origin, toCall(purchase))
}

/** Longer than any answer takes on a busy machine. */
const PATIENCE_MS = 300_000
const AGAIN_AFTER_MS = 100

/** Retries without an answer, and after a 503, like a client that follows the API. The call must be safe to repeat. */
export async function patiently(ask: () => Promise<Answer>): Promise<Answer> {
  for (const end = Date.now() + PATIENCE_MS; ;) {
    const answer = await ask().catch(() => undefined)
    if (answer !== undefined && answer.status !== 503) return answer
    if (Date.now() > end) throw new Error('A call was not answered')
    await pause(AGAIN_AFTER_MS)
  }
}

/** Orders one unit of a product, with the same key until it is answered. The origin changes when processes restart. */
export function buyPatiently(origin: () => string, purchase: Purchase): Promise<Answer> {
  return patiently(() => buy(origin(), purchase))
}

/** Orders like `buy` and loses the answer: closes the connection at the first byte, when the server has finished. */
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

/** True when the server closed an idle connection at the moment of its reuse, which browsers retry, too. */
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

/** POSTs, and rejects without a complete answer. */
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

export function countStatuses(answers: readonly Answer[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1)
  return counts
}
