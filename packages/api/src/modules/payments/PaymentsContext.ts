import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#database/openDatabase.ts'
import type { PaymentProvider } from './providers/PaymentProvider.ts'

export interface PaymentsContext {
  db: Database
  provider: PaymentProvider
  clock: () => Date
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
}
