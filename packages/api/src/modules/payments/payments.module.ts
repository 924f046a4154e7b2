import fastifyPlugin from 'fastify-plugin'
import type { PaymentsContext } from './PaymentsContext.ts'
import { paymentWork } from './paymentWork.ts'
import { payRoutes } from './pay.routes.ts'
import { openProvider } from './providers/openProvider.ts'
import { sandboxBankRoutes } from './providers/sandbox/sandboxBank.routes.ts'
import { sendDueWebhooks, type SandboxBank } from './providers/sandbox/sandboxBank.service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    payments: PaymentsContext
  }
}

/** Adds `app.payments`, the pages outside `/api`, and background jobs. Register it before the API's routes. */
export const paymentsModule = fastifyPlugin(async (app) => {
  const { db, env, clock, log } = app
  const sandboxSecret = app.encryption.fingerprint('sandbox bank', 'webhooks').toString('hex')
  const provider = openProvider({ env, db, clock, sandboxSecret })
  const context: PaymentsContext = { db, provider, clock, log }
  app.decorate('payments', context)
  await app.register(payRoutes, { context })

  let sendWebhooks: (() => Promise<void>) | undefined
  if (provider.name === 'sandbox') {
    const bank: SandboxBank = {
      db,
      clock,
      secret: sandboxSecret,
      lateSeconds: env.SANDBOX_LATE_SECONDS,
      // `inject` runs the complete HTTP handling, and the bank needs no address of the shop.
      send: async (body, signature) => {
        const headers = { 'content-type': 'application/json', 'x-sandbox-signature': signature }
        const url = '/api/payments/webhooks/sandbox'
        return (await app.inject({ method: 'POST', url, headers, payload: body })).statusCode === 200
      },
    }
    await app.register(sandboxBankRoutes, { bank })
    sendWebhooks = () => sendDueWebhooks(bank)
  }
  await app.register(paymentWork, { context, sendWebhooks })
})
