import autocannon from 'autocannon'
import { busyMark, otherUse } from './machine.ts'
import { inMiddle, median, type Runs } from './statistics.ts'
import { atLeast, toNumber } from './table.ts'

export interface Load {
  perSecond: Runs
  p50Ms: number
  p99Ms: number
  /** Share of responses without status 200. */
  failed: number
  /** Responses with status 200 in all runs. */
  answered: number
  /** Largest share of the machine that other programs used before a run. */
  otherUse: number
}

export interface LoadOptions {
  connections: number
  /** Length of a run. */
  seconds: number
  /** One by default. */
  runs?: number
}

/** Runs of which a figure is the median. */
export const RUNS = 5

export interface LoadRequest {
  path: string
  method?: 'POST'
  headers?: Record<string, string>
  body?: string
}

const HEADERS = { 'accept-encoding': 'br' }

export function loadOne(origin: string, path: string, options: LoadOptions): Promise<Load> {
  const { connections, seconds, runs = 1 } = options
  return measure(runs, () => ({ url: origin + path, connections, duration: seconds, headers: HEADERS }))
}

/** Sends each request at most once; a run ends with the time or with the last of its requests. */
export function loadEach(
  origin: string,
  requests: readonly (string | LoadRequest)[],
  options: LoadOptions,
): Promise<Load> {
  const { seconds, runs = 1 } = options
  const connections = Math.max(1, Math.min(options.connections, Math.floor(requests.length / runs)))
  const share = Math.max(1, Math.floor(requests.length / runs / connections))
  let next = 0
  return measure(runs, () => ({
    url: origin,
    connections,
    duration: seconds,
    headers: HEADERS,
    maxConnectionRequests: share,
    setupClient: (client) => {
      client.setRequests(
        requests
          .slice(next, next + share)
          .map((request) => (typeof request === 'string' ? { path: request } : request))
          .map((request) => ({ ...request, headers: { ...HEADERS, ...request.headers } })),
      )
      next += share
    },
  }))
}

async function measure(runs: number, optionsOf: () => autocannon.Options): Promise<Load> {
  const uses: number[] = []
  const results: autocannon.Result[] = []
  for (let run = 0; run < runs; run++) {
    uses.push(await otherUse())
    results.push(await autocannon({ ...optionsOf(), sampleInt: 100 }))
  }
  const sum = (of: (result: autocannon.Result) => number) =>
    results.reduce((total, result) => total + of(result), 0)
  const answered = sum((result) => result['2xx'])
  const bad = sum(({ non2xx, errors }) => non2xx + errors)
  return {
    perSecond: inMiddle(results.map((result) => result['2xx'] / result.duration)),
    p50Ms: median(results.map(({ latency }) => latency.p50)),
    p99Ms: median(results.map(({ latency }) => latency.p99)),
    failed: bad / Math.max(1, bad + answered),
    answered,
    otherUse: Math.max(...uses),
  }
}

/**
 * Requests per second as a table cell: the median, marked when below the budget, the least and the most, the share of failures, and how
 * busy the machine was with other programs.
 */
export function toRate({ perSecond, failed, otherUse: use }: Load, budget: number | undefined): string {
  const range = `(${toNumber(perSecond.least)} – ${toNumber(perSecond.most)})`
  const failures = failed === 0 ? '' : `, ${toNumber(failed * 100, 1)} % failed`
  return `${atLeast(perSecond.median, budget)} ${range}${failures}${busyMark(use)}`
}
