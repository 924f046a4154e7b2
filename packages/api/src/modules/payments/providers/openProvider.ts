import type { Database } from '#database/openDatabase.ts'
import type { ApiEnv } from '#env.ts'
import type { PaymentProvider } from './PaymentProvider.ts'
import { createRazorpayProvider } from './razorpay/createRazorpayProvider.ts'
import { createSandboxProvider } from './sandbox/createSandboxProvider.ts'

interface ProviderParts {
  env: ApiEnv
  db: Database
  clock: () => Date
  sandboxSecret: string
}

export function openProvider({ env, db, clock, sandboxSecret }: ProviderParts): PaymentProvider {
  if (env.PAYMENT_PROVIDER !== 'razorpay') return createSandboxProvider({ db, secret: sandboxSecret, clock })
  return createRazorpayProvider({
    keyId: env.RAZORPAY_KEY_ID ?? '',
    keySecret: env.RAZORPAY_KEY_SECRET ?? '',
    webhookSecrets: env.RAZORPAY_WEBHOOK_SECRETS,
    apiUrl: env.RAZORPAY_API_URL,
  })
}
