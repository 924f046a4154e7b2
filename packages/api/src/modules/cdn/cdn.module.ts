import fastifyPlugin from 'fastify-plugin'
import { createCdn } from './createCdn.ts'
import { purgeCdn, purgeCdnAgain } from './purgeCdn.ts'

const PURGE_EVERY_MS = 250
/** Longest time in which a page is rendered and sent, as a rule. */
const RENDER_MS = 2_000

/** Jobs that tell a CDN what has changed (decision 091). */
export const cdnModule = fastifyPlugin(async function cdnModule(app) {
  const { db, env } = app
  const cdn = createCdn(env)
  if (cdn === undefined) return
  const lagMs = env.DATABASE_REPLICA_URL === undefined ? 0 : env.DATABASE_REPLICA_MAX_LAG
  const settleMs = lagMs + env.CATALOGUE_VERSION_MAX_AGE + RENDER_MS
  app.addJob({ name: 'purge CDN', everyMs: PURGE_EVERY_MS, run: () => purgeCdn({ db, cdn }) })
  app.addJob({
    name: 'purge CDN again',
    everyMs: PURGE_EVERY_MS,
    run: () => purgeCdnAgain({ db, cdn }, settleMs),
  })
})
