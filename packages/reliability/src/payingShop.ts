import type { Database } from '@shop/api/database/openDatabase'
import type { PaymentsContext } from '@shop/api/modules/payments/PaymentsContext'
import { createRazorpayProvider } from '@shop/api/modules/payments/providers/razorpay/createRazorpayProvider'
import type { RazorpayStandIn } from '@shop/api/testing/startRazorpayStandIn'

const MINUTE_MS = 60_000

export function settingsFor({ url, key, webhookSecret }: RazorpayStandIn): Record<string, string> {
  return {
    PAYMENT_PROVIDER: 'razorpay',
    RAZORPAY_KEY_ID: key.id,
    RAZORPAY_KEY_SECRET: key.secret,
    RAZORPAY_WEBHOOK_SECRETS: webhookSecret,
    RAZORPAY_API_URL: url,
    PUBLIC_ORIGIN: 'https://shop.example',
  }
}

export function shopIn(
  { db, standIn }: { db: Database; standIn: RazorpayStandIn },
  minutes: number,
): PaymentsContext {
  const { url, key, webhookSecret } = standIn
  const provider = createRazorpayProvider({
    keyId: key.id,
    keySecret: key.secret,
    webhookSecrets: [webhookSecret],
    apiUrl: url,
  })
  const clock = () => new Date(Date.now() + minutes * MINUTE_MS)
  return { db, provider, clock, log: { warn: () => undefined, error: () => undefined } }
}
