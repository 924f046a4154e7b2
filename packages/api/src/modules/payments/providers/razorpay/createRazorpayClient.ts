import Razorpay from 'razorpay'
import { z } from 'zod'
import { GatewayRefusal } from '../PaymentProvider.ts'

const DEADLINE_MS = 8_000

export interface RazorpayOptions {
  keyId: string
  keySecret: string
  /** Newest first. During a change of the secret both are valid. */
  webhookSecrets: readonly string[]
  apiUrl: string
}

/** The part of the SDK's HTTP client that is configured here. */
interface SdkHttp {
  defaults: { baseURL?: string; timeout?: number }
  interceptors: { request: { use: (onRequest: (request: SdkRequest) => SdkRequest) => void } }
}
interface SdkRequest {
  url?: string
  method?: string
  data?: { receipt?: string }
  headers: { set: (name: string, value: string) => void }
}

/** The SDK sends no custom headers, so the idempotency key travels as the refund's `receipt` and is copied from there. */
export function createRazorpayClient({ keyId, keySecret, apiUrl }: RazorpayOptions): Razorpay {
  const sdk = new Razorpay({ key_id: keyId, key_secret: keySecret })
  const { rq } = (sdk as unknown as { api: { rq: SdkHttp } }).api // missing from its types
  rq.defaults.baseURL = apiUrl
  rq.defaults.timeout = DEADLINE_MS
  rq.interceptors.request.use((request) => {
    if (request.method === 'post' && request.url?.endsWith('/refund') && request.data?.receipt !== undefined)
      request.headers.set('X-Refund-Idempotency', request.data.receipt)
    return request
  })
  return sdk
}

const refusalSchema = z.object({
  statusCode: z.number(),
  error: z.object({ code: z.string(), description: z.string() }).partial().optional(),
})

/**
 * Converts what the SDK throws. 4xx is a permanent refusal, except 401 and 403 (our keys), 409 (the same call is in progress) and
 * 429. Without any response the SDK throws a `TypeError` of its own.
 */
export function toGatewayError(thrown: unknown): Error {
  const { data } = refusalSchema.safeParse(thrown)
  if (data === undefined) return new Error('Razorpay did not answer.', { cause: thrown })
  const text = `Razorpay answered ${data.statusCode}: ${data.error?.description ?? 'no reason'}`
  const mayPass = data.statusCode >= 500 || [401, 403, 408, 409, 429].includes(data.statusCode)
  return mayPass ? new Error(text) : new GatewayRefusal(text)
}
