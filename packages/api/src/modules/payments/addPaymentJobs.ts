import type { FastifyInstance } from 'fastify'
import type { PaymentsContext } from './PaymentsContext.ts'
import { reconcilePayments } from './reconcilePayments.ts'
import { reconcileRefunds } from './reconcileRefunds.ts'
import { sendRefunds } from './sendRefunds.ts'

const SEND_EVERY_MS = 1_000
const RECONCILE_EVERY_MS = 60_000

export function addPaymentJobs(app: FastifyInstance, context: PaymentsContext): void {
  app.addJob({ name: 'send refunds', everyMs: SEND_EVERY_MS, run: () => sendRefunds(context) })
  app.addJob({
    name: 'reconcile payments',
    everyMs: RECONCILE_EVERY_MS,
    run: async (signal) => {
      while (!signal.aborted && (await reconcilePayments(context)) > 0);
      while (!signal.aborted && (await reconcileRefunds(context)) > 0);
    },
  })
}
