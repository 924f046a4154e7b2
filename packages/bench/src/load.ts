import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'undici'
import { busyMark, otherUse } from './machine.ts'
import { inMiddle, median, percentile, type Runs } from './statistics.ts'
import { atLeast, toNumber } from './table.ts'

export interface Load {
  perSecond: Runs
  p50Ms: number
  p99Ms: number
  /** Share of responses that are no success. */
  failed: number
  /** Successful responses of all runs. */
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
  /** Pause of a connection after each answer, in ms. None by default. */
  pauseMs?: number
}

/** Runs of which a figure is the median. */
export const RUNS = 5

export interface LoadRequest {
  path: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

const NOT_MODIFIED = 304
const HEADERS = { 'accept-encoding': 'br' }
/** Longest wait for a response. */
const SILENCE_MS = 30_000

/** Sends the same request again and again. */
export function loadOne(
  address: string,
  options: LoadOptions,
  headers: Record<string, string> = {},
): Promise<Load> {
  const { origin, pathname, search } = new URL(address)
  return measure(origin, options, () => () => ({ path: pathname + search, headers }))
}

/** Sends each request at most once; a run ends with the time or with the last of its requests. */
export function loadEach(
  origin: string,
  requests: readonly (string | LoadRequest)[],
  options: LoadOptions,
): Promise<Load> {
  const share = Math.max(1, Math.floor(requests.length / (options.runs ?? 1)))
  return measure(origin, options, (run) => {
    let next = run * share
    return () => {
      const request = next < (run + 1) * share ? requests[next++] : undefined
      return typeof request === 'string' ? { path: request } : request
    }
  })
}

/** Sends each request at most once, and counts the answers. The shop may refuse all of them. */
export async function attackWith(
  origin: string,
  requests: readonly string[],
  options: LoadOptions,
): Promise<Pick<Load, 'answered' | 'failed'>> {
  const left = requests.values()
  const run = await measureRun(origin, options, () => {
    const { value: path } = left.next()
    return path === undefined ? undefined : { path }
  })
  const answered = run.times.length
  return { answered, failed: run.failed / Math.max(1, run.failed + answered) }
}

/** The requests of a run, one after the other; undefined after the last one. */
type NextRequest = () => LoadRequest | undefined

interface Run {
  times: number[]
  failed: number
  seconds: number
}

async function measure(
  origin: string,
  { runs: count = 1, ...options }: LoadOptions,
  requestsOf: (run: number) => NextRequest,
): Promise<Load> {
  const uses: number[] = []
  const runs: Run[] = []
  for (let run = 0; run < count; run++) {
    uses.push(await otherUse())
    runs.push(await measureRun(origin, options, requestsOf(run)))
  }
  if (runs.some(({ times }) => times.length === 0))
    throw new Error(
      `${origin} answered no request of a run with a status of success. A page that redirects is measured at its new address.`,
    )
  const sum = (of: (run: Run) => number) => runs.reduce((total, run) => total + of(run), 0)
  const answered = sum(({ times }) => times.length)
  const failed = sum((run) => run.failed)
  return {
    perSecond: inMiddle(runs.map(({ times, seconds: took }) => times.length / took)),
    p50Ms: median(runs.map(({ times }) => percentile(times, 50))),
    p99Ms: median(runs.map(({ times }) => percentile(times, 99))),
    failed: failed / Math.max(1, failed + answered),
    answered,
    otherUse: Math.max(...uses),
  }
}

async function measureRun(
  origin: string,
  { connections, seconds, pauseMs = 0 }: LoadOptions,
  next: NextRequest,
): Promise<Run> {
  const run: Run = { times: [], failed: 0, seconds: 0 }
  const clients = Array.from(
    { length: connections },
    () => new Client(origin, { headersTimeout: SILENCE_MS }),
  )
  const began = performance.now()
  const end = began + seconds * 1_000
  await Promise.all(
    clients.map(async (client) => {
      for (let request = next(); request !== undefined; request = next()) {
        const sent = performance.now()
        if (sent >= end) return
        if (await isAnswered(client, request)) run.times.push(performance.now() - sent)
        else run.failed += 1
        if (pauseMs > 0) await pause(pauseMs)
      }
    }),
  )
  run.seconds = (performance.now() - began) / 1_000
  await Promise.all(clients.map((client) => client.close()))
  return run
}

/** True for a whole response with a status of success or 304, whose body is not kept. */
function isAnswered(client: Client, { path, method = 'GET', headers, body }: LoadRequest): Promise<boolean> {
  return new Promise((resolve) => {
    let isSuccess = false
    client.dispatch(
      { path, method, headers: { ...HEADERS, ...headers }, body: body ?? null },
      {
        onRequestStart: () => undefined,
        onResponseStart(_controller, status) {
          isSuccess = (status >= 200 && status < 300) || status === NOT_MODIFIED
        },
        onResponseData: () => undefined,
        onResponseEnd: () => resolve(isSuccess),
        onResponseError: () => resolve(false),
      },
    )
  })
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
