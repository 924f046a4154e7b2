import type { Pool } from 'pg'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Metrics of this process: response times, database connections, memory and event loop. */
export function createMetrics(pool: Pool) {
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
  return { registry, answers }
}
