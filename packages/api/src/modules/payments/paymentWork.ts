import fastifyPlugin from 'fastify-plugin'
import { withoutValues } from '#http/withoutValues.ts'
import { repeat, type Repetition } from '#work/repeat.ts'
import type { PaymentsContext } from './PaymentsContext.ts'
import { reconcilePayments } from './reconcilePayments.ts'
import { reconcileRefunds } from './reconcileRefunds.ts'
import { sendRefunds } from './sendRefunds.ts'

const SEND_EVERY_MS = 1_000
const RECONCILE_EVERY_MS = 60_000

interface PaymentWork {
  context: PaymentsContext
  /** Sends the webhooks of the sandbox bank, if that is the provider. */
  sendWebhooks: (() => Promise<void>) | undefined
}

export const paymentWork = fastifyPlugin<PaymentWork>(async (app, { context, sendWebhooks }) => {
  const work: Repetition[] = []
  const closing = new AbortController()
  const reconcile = async () => {
    while (!closing.signal.aborted && (await reconcilePayments(context)) > 0);
    while (!closing.signal.aborted && (await reconcileRefunds(context)) > 0);
  }
  app.addHook('onListen', async () => {
    const onError = (error: unknown) =>
      context.log.warn({ err: withoutValues(error) }, 'A payment job failed and will be retried')
    work.push(
      repeat(async () => void (await sendRefunds(context)), { pauseMs: SEND_EVERY_MS, onError }),
      repeat(reconcile, { pauseMs: RECONCILE_EVERY_MS, onError }),
    )
    if (sendWebhooks) work.push(repeat(sendWebhooks, { pauseMs: SEND_EVERY_MS, onError }))
  })
  app.addHook('onClose', async () => {
    closing.abort()
    await Promise.all(work.map(({ stop }) => stop()))
  })
})
