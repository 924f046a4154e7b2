import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { HttpProblem } from '#http/HttpProblem.ts'
import { sendProblem } from '#http/problems.ts'
import { isMigrated } from './isMigrated.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { redirectToOperatorPages } from './operatorPages.ts'

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics
  }
}

/** Longest wait for the search index. Reading goes on after it. */
const INDEX_WAIT_MS = 1_000

/** `/healthz`: the process answers. `/readyz`: the database is reachable and migrated, and the search index complete. Register it before the routes that are counted. */
export const serviceRoutes = fastifyPlugin(async function serviceRoutes(app) {
  const metrics = createMetrics(app.db.$client, app.caches)
  const { registry, answers } = metrics
  app.decorate('metrics', metrics)
  app.decorate('operatorOrigin', undefined)

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    answers.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000)
  })

  await app.register(async (service) => {
    service.setErrorHandler((error, request, reply) => sendProblem(error, request, reply))
    service.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'))

    service.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'alive' }))

    service.get('/readyz', { schema: { hide: true } }, async (request) => {
      if (app.isDraining()) throw new HttpProblem(503, 'The process is shutting down.')
      const isReady = await isMigrated(app.db).catch((error: unknown) => {
        request.log.warn({ err: error }, 'The database cannot be reached')
        throw new HttpProblem(503, 'The database cannot be reached.')
      })
      if (!isReady) throw new HttpProblem(503, 'The database lacks migrations.')
      if (!(await app.catalogueSearch.isReady(INDEX_WAIT_MS))) {
        throw new HttpProblem(503, 'The search index is incomplete.')
      }
      return { status: 'ready' }
    })

    service.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
      const { METRICS_TOKEN } = app.env
      if (METRICS_TOKEN === undefined || !hasToken(request, METRICS_TOKEN)) {
        return redirectToOperatorPages(request, reply)
      }
      return reply.type(registry.contentType).send(await registry.metrics())
    })

    service.get('/dev/outbox', { schema: { hide: true } }, async (request, reply) =>
      redirectToOperatorPages(request, reply),
    )
  })
})

function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))
}
