import type { AnswerCache } from '#http/AnswerCache.ts'
import type { Pool } from 'pg'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** Metrics of this process: response times, database connections, caches, memory and event loop. */
export function createMetrics(pool: Pool, caches: ReadonlyMap<string, AnswerCache>) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })

  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool in use and idle, and requests that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      connections.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      connections.set({ state: 'idle' }, pool.idleCount)
      connections.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  const cached = new Counter({
    name: 'cache_requests_total',
    help: 'Requests for cached answers and pages, by whether a fresh one was found.',
    labelNames: ['cache', 'result'],
    registers: [registry],
    collect() {
      cached.reset()
      for (const [cache, { requests }] of caches) {
        cached.inc({ cache, result: 'hit' }, requests.hit)
        cached.inc({ cache, result: 'miss' }, requests.miss)
      }
    },
  })
  return { registry, answers }
}
