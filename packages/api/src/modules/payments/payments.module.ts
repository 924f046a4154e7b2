import fastifyPlugin from 'fastify-plugin'
import { servesShoppers } from '#env.ts'
import { withoutValues } from '#http/withoutValues.ts'
import { addPaymentJobs } from './addPaymentJobs.ts'
import { handleWebhook } from './handleWebhook.ts'
import type { PaymentsContext } from './PaymentsContext.ts'
import { payRoutes } from './pay.routes.ts'
import { openProvider } from './providers/openProvider.ts'
import { sandboxBankRoutes } from './providers/sandbox/sandboxBank.routes.ts'
import { sendDueWebhooks, type SandboxBank } from './providers/sandbox/sandboxBank.service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    payments: PaymentsContext
  }
}

const SEND_WEBHOOKS_EVERY_MS = 1_000

/** Adds `app.payments`, the pages outside `/api`, and jobs. Register it before the API's routes. */
export const paymentsModule = fastifyPlugin(async function paymentsModule(app) {
  const { db, env, clock, log } = app
  const sandboxSecret = app.encryption.fingerprint('sandbox bank', 'webhooks').toString('hex')
  const provider = openProvider({ env, db, clock, sandboxSecret })
  const context: PaymentsContext = { db, provider, clock, log }
  app.decorate('payments', context)
  if (servesShoppers(env)) await app.register(payRoutes, { context })
  addPaymentJobs(app, context)
  if (provider.name !== 'sandbox') return

  const bank: SandboxBank = {
    db,
    clock,
    secret: sandboxSecret,
    lateSeconds: env.SANDBOX_LATE_SECONDS,
    // The bank is part of this process, so it needs no address of the shop.
    send: async (body, signature) => {
      try {
        return await handleWebhook(context, Buffer.from(body), { 'x-sandbox-signature': signature })
      } catch (error) {
        log.warn({ err: withoutValues(error) }, 'A webhook of the sandbox bank failed and will be sent again')
        return false
      }
    },
  }
  if (servesShoppers(env)) await app.register(sandboxBankRoutes, { bank })
  app.addJob({
    name: 'send sandbox webhooks',
    everyMs: SEND_WEBHOOKS_EVERY_MS,
    run: () => sendDueWebhooks(bank),
  })
})
