import { lt, or, sql } from 'drizzle-orm'
import fastifyPlugin from 'fastify-plugin'
import { session } from '#database/schema/account.ts'
import { oneTimeCode } from '#database/schema/oneTimeCode.ts'
import { deleteInParts } from '#database/deleteInParts.ts'
import type { Database } from '#database/openDatabase.ts'
import { isProduction, runsJobs } from '#env.ts'
import type { RateLimits } from '#limits/RateLimits.ts'
import { withRetries } from '#database/withRetries.ts'
import { turnOffers } from '#modules/offers/offers.repository.ts'
import { expireOrders } from '#modules/orders/expireOrders.ts'
import { eraseOrders } from '#modules/orders/eraseOrders.ts'
import { sweepKeys } from '#modules/orders/idempotency.ts'
import { sweepOutbox } from '#modules/outbox/outbox.repository.ts'
import { sendDue } from '#modules/outbox/sendDue.ts'
import { createTransports } from '#modules/outbox/transports.ts'
import { sweepEvents } from '#modules/payments/payments.repository.ts'
import { refreshBestSellers } from '#modules/products/popularity/bestSellers.ts'
import { refreshPopularity } from '#modules/products/popularity/refreshPopularity.ts'
import { sweepViews } from '#modules/products/popularity/productViews.repository.ts'
import { refreshProducts } from '#modules/products/refreshProducts.ts'
import { launchProducts } from '#modules/products/launchProducts.ts'
import { sweepMisses } from '#modules/search/misses/misses.repository.ts'
import { sweepIndexes } from '#modules/search/openSearch/indexes.repository.ts'
import { refreshVocabulary } from '#modules/search/vocabulary/refreshVocabulary.ts'
import { sendStockAlerts } from '#modules/stockAlerts/sendStockAlerts.ts'
import { sweepAlerts } from '#modules/stockAlerts/stockAlerts.repository.ts'
import type { Job } from '#work/jobs.ts'

const SEND_EVERY_MS = 1_000
/** With the time of a run, an unpaid order expires within 20 seconds. */
const EXPIRE_EVERY_MS = 5_000
const REFRESH_PRODUCTS_EVERY_MS = 10_000
const REFRESH_EVERY_MS = 60_000
/** Cards show a new offer, and lose an old one, within this time and that of a cached page. */
const TURN_OFFERS_EVERY_MS = 20_000
const LAUNCH_EVERY_MS = 5_000
const SEND_STOCK_ALERTS_EVERY_MS = 30_000
const REFRESH_POPULARITY_EVERY_MS = 3_600_000
const SWEEP_EVERY_MS = 3_600_000

/** Sends messages and stock alerts, expires unpaid orders, turns offers, launches and ranks products, and deletes old data. */
export const backgroundWork = fastifyPlugin(async function backgroundWork(app) {
  const { db, env, log, rateLimits } = app
  const transports = createTransports(env, log)
  // Hooks for closing run in reverse order: this one runs when the jobs have ended.
  app.addHook('onClose', async () => {
    for (const transport of Object.values(transports)) transport.close()
  })

  const add = (name: string, everyMs: number, run: Job['run']) => app.addJob({ name, everyMs, run })
  add('send messages', SEND_EVERY_MS, (signal) => sendDue({ db, transports, rateLimits, env, log }, signal))
  add('expire orders', EXPIRE_EVERY_MS, () => expireOrders(db))
  add('refresh products', REFRESH_PRODUCTS_EVERY_MS, async (signal) => {
    const products = await refreshProducts(db, { signal })
    if (products > 0) log.info({ products }, 'Products were refreshed for this release')
  })
  add('refresh vocabulary', REFRESH_EVERY_MS, () => refreshVocabulary(db))
  add('turn offers', TURN_OFFERS_EVERY_MS, () => turnOffers(db))
  add('launch products', LAUNCH_EVERY_MS, () => launchProducts(db))
  add('send stock alerts', SEND_STOCK_ALERTS_EVERY_MS, (signal) => sendStockAlerts({ db, env }, signal))
  add('refresh popularity', REFRESH_POPULARITY_EVERY_MS, async (signal) => {
    await refreshPopularity(db, signal)
    await refreshBestSellers(db, signal)
  })
  add('sweep', SWEEP_EVERY_MS, () => sweep(db, rateLimits))

  app.addHook('onListen', async () => {
    const isSilent = env.SMTP_URL === undefined || env.SMS_GATEWAY_URL === undefined
    if (isProduction(env) && runsJobs(env) && isSilent) {
      log.error('E-mails or text messages are not sent: set SMTP_URL and SMS_GATEWAY_URL')
    }
  })
})

/** Deletes ended sessions, used codes, old counts, messages, stock alerts, webhooks, keys, search texts and views, and personal data in completed orders of closed accounts. */
export async function sweep(db: Database, rateLimits: RateLimits): Promise<void> {
  const aMonthAgo = sql`now() - interval '30 days'`
  await deleteInParts(db, session, or(lt(session.expiresAt, aMonthAgo), lt(session.revokedAt, aMonthAgo)))
  await deleteInParts(db, oneTimeCode, lt(oneTimeCode.expiresAt, sql`now() - interval '1 day'`))
  await rateLimits.sweep()
  await sweepOutbox(db)
  await sweepAlerts(db)
  await sweepKeys(db)
  await sweepEvents(db)
  await sweepMisses(db)
  await sweepViews(db)
  await sweepIndexes(db)
  await withRetries(db, eraseOrders)
}
