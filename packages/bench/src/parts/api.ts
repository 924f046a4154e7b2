import { apiRequests, type ApiRequests } from '../apiRequests.ts'
import type { Bench } from '../Bench.ts'
import { budgets } from '../budgets.ts'
import { loadEach, loadOne, RUNS, toRate, type LoadOptions } from '../load.ts'
import { atMost, toNumber, type Report } from '../table.ts'

const ONE: LoadOptions = { connections: 1, seconds: 1, runs: RUNS }
const WARM_UP: LoadOptions = { connections: 10, seconds: 10 }
const TEN: LoadOptions = { connections: 10, seconds: 1, runs: RUNS }

/** Lists, search and suggestions of both engines: computed, and from the cache. */
export async function measureApi(bench: Bench, sizes: readonly number[]): Promise<Report[]> {
  const reports: Report[] = []
  for (const size of sizes) {
    const url = await bench.products(size)
    const requests = await apiRequests(url)
    reports.push(await report(bench, { url, requests, title: `API, ${toNumber(size)} products, PostgreSQL` }))
    const env = await bench.searchEnv(url)
    if (env === undefined) continue
    reports.push(
      await report(bench, { url, requests, env, title: `API, ${toNumber(size)} products, OpenSearch` }),
    )
  }
  return reports
}

interface Measured {
  url: string
  requests: readonly ApiRequests[]
  title: string
  env?: NodeJS.ProcessEnv
}

export async function report(bench: Bench, { url, requests, title, env }: Measured): Promise<Report> {
  return {
    title,
    note: 'Computed: every question is asked once. Stored: one question again and again, 10 connections. Budgets of p99 hold for 10 connections; those of facets and suggestions for 1,000,000 products. ms. Rates are the median of 5 runs (least – most); "~50 %" marks what was measured while other programs used half of the machine.',
    columns: [
      'request',
      'one client: p50',
      'p99',
      '10 connections: requests/s',
      'budget',
      'p50',
      'p99',
      'budget',
      'stored: requests/s',
      'p99',
    ],
    rows: await bench.withShop(
      url,
      async ({ origin }) => {
        for (const { paths } of requests) await loadEach(origin, warming(paths), WARM_UP)
        const rows: string[][] = []
        for (const request of requests) rows.push(await measure(origin, request))
        return rows
      },
      env,
    ),
  }
}

async function measure(origin: string, { name, kind, paths }: ApiRequests): Promise<string[]> {
  const rest = paths.slice(warming(paths).length)
  const single = Math.floor(rest.length / 4)
  const one = await loadEach(origin, rest.slice(0, single), ONE)
  const ten = await loadEach(origin, rest.slice(single), TEN)
  const stored = await loadOne(`${origin}${paths[0] ?? ''}`, TEN)
  const { perSecond, p99Ms } = budgetOf(kind)
  return [
    name,
    toNumber(one.p50Ms),
    toNumber(one.p99Ms),
    toRate(ten, perSecond),
    toBudget(perSecond),
    toNumber(ten.p50Ms),
    atMost(ten.p99Ms, p99Ms),
    toBudget(p99Ms),
    toRate(stored, perSecond),
    atMost(stored.p99Ms, p99Ms),
  ]
}

/** Questions of all kinds are asked before any is measured: OpenSearch compiles its code while it is used. */
const warming = (paths: readonly string[]) => paths.slice(0, Math.floor(paths.length / 3))

function budgetOf(kind: ApiRequests['kind']): { perSecond?: number; p99Ms?: number } {
  if (kind === 'list') return budgets.list
  if (kind === 'facets') return budgets.listWithFacets
  return kind === 'suggestions' ? budgets.suggestions : {}
}

function toBudget(value: number | undefined): string {
  return value === undefined ? '' : toNumber(value)
}
