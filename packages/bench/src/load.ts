import autocannon from 'autocannon'
import { atLeast, toNumber } from './table.ts'

export interface Load {
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** Share of responses without status 200. */
  failed: number
  seconds: number
}

export interface LoadOptions {
  connections: number
  seconds: number
}

const HEADERS = { 'accept-encoding': 'br' }

export function loadOne(origin: string, path: string, { connections, seconds }: LoadOptions): Promise<Load> {
  return measure({ url: origin + path, connections, duration: seconds, headers: HEADERS })
}

/** Requests each address at most once; ends with the time or with the last address. */
export function loadEach(origin: string, paths: readonly string[], options: LoadOptions): Promise<Load> {
  const { seconds } = options
  const connections = Math.min(options.connections, paths.length)
  const share = Math.floor(paths.length / connections)
  let next = 0
  return measure({
    url: origin,
    connections,
    duration: seconds,
    headers: HEADERS,
    maxConnectionRequests: share,
    setupClient: (client) => {
      client.setRequests(paths.slice(next, next + share).map((path) => ({ path, headers: HEADERS })))
      next += share
    },
  })
}

async function measure(options: autocannon.Options): Promise<Load> {
  const result = await autocannon({ ...options, sampleInt: 100 })
  const bad = result.non2xx + result.errors
  return {
    perSecond: result['2xx'] / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failed: bad / Math.max(1, bad + result['2xx']),
    seconds: result.duration,
  }
}

/** Requests per second as a table cell, marked when below the budget, with the share of failures. */
export function toRate({ perSecond, failed }: Load, budget: number | undefined): string {
  const rate = atLeast(perSecond, budget)
  return failed === 0 ? rate : `${rate} (${toNumber(failed * 100, 1)} % failed)`
}
