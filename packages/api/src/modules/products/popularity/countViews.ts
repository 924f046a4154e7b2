import fastifyPlugin from 'fastify-plugin'
import { servesShoppers } from '#env.ts'
import { withoutValues } from '#http/withoutValues.ts'
import { repeat, type Repetition } from '#work/repeat.ts'
import { saveViews } from './productViews.repository.ts'

const SAVE_EVERY_MS = 60_000
/** Largest number of products whose views wait in memory. */
const WAITING_MAX = 10_000

/** Product page, and the answer of the API from which a browser makes it. */
const PRODUCT = /^\/(?:api\/products|product)\/([a-z0-9-]{1,200})(?:\?|$)/
/** Programs, and the shop itself, which asks its API for each page that it renders. */
const PROGRAM = /bot|crawl|spider|slurp|preview|monitor|curl|lightMyRequest/i

declare module 'fastify' {
  interface FastifyInstance {
    /** Saves the views that wait in memory. */
    saveViews: () => Promise<void>
  }
}

/** Counts how often pages of products are opened, by product and day. Nothing about the visitor is kept. */
export const countViews = fastifyPlugin(async function countViews(app) {
  let waiting = new Map<string, number>()

  app.decorate('saveViews', async () => {
    const views = waiting
    waiting = new Map()
    if (views.size > 0) await saveViews(app.db, views)
  })
  if (!servesShoppers(app.env)) return

  app.addHook('onResponse', async ({ method, url, headers }, { statusCode }) => {
    const slugOrId = PRODUCT.exec(url)?.[1]
    if (slugOrId === undefined || method !== 'GET' || (statusCode !== 200 && statusCode !== 304)) return
    const agent = headers['user-agent'] ?? ''
    // The browser sets the first, and scripts of the shop, which may not, the second.
    const isAhead = headers['sec-purpose'] !== undefined || headers['purpose'] === 'prefetch'
    if (agent === '' || isAhead || PROGRAM.test(agent)) return
    if (waiting.size < WAITING_MAX || waiting.has(slugOrId))
      waiting.set(slugOrId, (waiting.get(slugOrId) ?? 0) + 1)
  })

  const onError = (error: unknown) =>
    app.log.warn({ err: withoutValues(error) }, 'Views of products could not be saved')
  let repetition: Repetition | undefined
  app.addHook('onListen', async () => {
    repetition = repeat(() => app.saveViews(), { pauseMs: SAVE_EVERY_MS, onError })
  })
  app.addHook('onClose', async () => {
    await repetition?.stop()
    await app.saveViews().catch(onError)
  })
})
