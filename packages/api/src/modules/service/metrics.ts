import type { Pool } from 'pg'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { measureWaits } from '#database/measureWaits.ts'
import type { FallbackEngine } from '#modules/search/engine/FallbackEngine.ts'
import type { OrderQueue } from '#modules/orders/OrderQueue.ts'

/** A cache that counts what it was asked for. */
export interface Cached {
  requests: Readonly<{ hit: number; miss: number }>
}

const SECONDS = [0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Metrics of this process: response times, jobs, database connections, caches, memory and event loop. */
export function createMetrics(pool: Pool, caches: ReadonlyMap<string, Cached>) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  const jobRuns = new Counter({
    name: 'job_runs_total',
    help: 'Runs of each job, succeeded and failed.',
    labelNames: ['name', 'outcome'],
    registers,
  })
  const jobSuccess = new Gauge({
    name: 'job_last_success_timestamp_seconds',
    help: 'Time when each job last succeeded, or was started.',
    labelNames: ['name'],
    registers,
  })
  const jobPause = new Gauge({
    name: 'job_pause_seconds',
    help: 'Pause between two runs of each job.',
    labelNames: ['name'],
    registers,
  })
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool in use and idle, and requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      connections.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      connections.set({ state: 'idle' }, pool.idleCount)
      connections.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  const cached = new Counter({
    name: 'cache_requests_total',
    help: 'Requests for cached answers, pages and product cards, by whether a fresh one was found.',
    labelNames: ['cache', 'result'],
    registers,
    collect() {
      cached.reset()
      for (const [cache, { requests }] of caches) {
        cached.inc({ cache, result: 'hit' }, requests.hit)
        cached.inc({ cache, result: 'miss' }, requests.miss)
      }
    },
  })
  const waits = new Histogram({
    name: 'database_wait_seconds',
    help: 'Time for which requests wait for a connection of the pool.',
    buckets: SECONDS,
    registers,
  })
  measureWaits(pool, (seconds) => waits.observe(seconds))
  const browserFailures = new Counter({
    name: 'browser_failures_total',
    help: 'Failures of scripts that browsers reported.',
    registers,
  })
  const pageSpeeds = addPageSpeeds(registers)
  const watchOrders = (queue: OrderQueue) => addOrderQueue(registry, queue)
  const watchSearch = (engine: FallbackEngine) => addSearch(registry, engine)
  return {
    registry,
    answers,
    jobRuns,
    jobSuccess,
    jobPause,
    browserFailures,
    pageSpeeds,
    watchOrders,
    watchSearch,
  }
}

/** Bounds of what the browsers' makers call good and poor are among the buckets. */
function addPageSpeeds(registers: Registry[]) {
  const seconds = new Histogram({
    name: 'page_speed_seconds',
    help: 'Largest contentful paint (LCP), interaction to next paint (INP) and time to first byte (TTFB) of visits, by kind of page.',
    labelNames: ['metric', 'page'],
    buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8],
    registers,
  })
  const shift = new Histogram({
    name: 'page_layout_shift',
    help: 'Cumulative layout shift (CLS) of visits, by kind of page.',
    labelNames: ['page'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1],
    registers,
  })
  return { seconds, shift }
}

function addSearch(registry: Registry, engine: FallbackEngine): void {
  const registers = [registry]
  const isUp = new Gauge({
    name: 'search_engine_up',
    help: 'Whether the search engine answers: 1, or 0 while the database does.',
    registers,
    collect() {
      isUp.set(engine.isOut ? 0 : 1)
    },
  })
  const calls = new Counter({
    name: 'search_calls_total',
    help: 'Calls that the search engine answered, and those that the database answered in its place.',
    labelNames: ['answered_by'],
    registers,
    collect() {
      calls.reset()
      calls.inc({ answered_by: 'engine' }, engine.answered.first)
      calls.inc({ answered_by: 'database' }, engine.answered.second)
    },
  })
}

function addOrderQueue(registry: Registry, queue: OrderQueue): void {
  const orders = new Gauge({
    name: 'orders_in_queue',
    help: 'Orders that are being placed, and that wait for their turn.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      orders.set({ state: 'running' }, queue.running)
      orders.set({ state: 'waiting' }, queue.waiting)
    },
  })
}

export type Metrics = ReturnType<typeof createMetrics>
