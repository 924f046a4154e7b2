import { openDatabase, type Database } from '@shop/api/database/openDatabase'
import { sql } from 'drizzle-orm'
import { once } from 'node:events'
import { get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { createBrotliDecompress } from 'node:zlib'
import type { Bench } from '../Bench.ts'
import { budgets } from '../budgets.ts'
import { busyMark, otherUse } from '../machine.ts'
import { readMetric } from '../readMetric.ts'
import { findSamplePages, type SamplePages } from '../samplePages.ts'
import { inMiddle, type Runs } from '../statistics.ts'
import { atMost, toNumber, type Report } from '../table.ts'

const PRODUCTS = 10_000
const RUNS = 5
const PAGES_PER_RUN = 100
const WARM_UP = 100

/** With it a process reads the catalogue's version for each request, so that a page is rendered anew as soon as the catalogue changes. */
export const RENDER_ALWAYS = { CATALOGUE_VERSION_MAX_AGE: '0' }

/** Parts of a page that are elements for a browser without JavaScript only. */
const UNSCRIPTED = /<noscript>.*?<\/noscript>/gs

interface Cost {
  /** Processor time of the server for a page. */
  cpuMs: Runs
  htmlKb: number
  elements: number
  use: number
}

/** Processor time and size of pages that are rendered anew. */
export async function measureRendering(bench: Bench): Promise<Report[]> {
  const url = await bench.products(PRODUCTS)
  const db = openDatabase(url)
  try {
    const rows: string[][] = []
    for (const name of ['home', 'list', 'product'] as const) {
      // Processes of their own, because one would render the other visited pages ahead.
      const kept = await bench.withShop(url, async ({ origin }) =>
        measure(origin, (await findSamplePages(origin))[name], renderForOthers),
      )
      const changed = await bench.withShop(
        url,
        async ({ origin }) =>
          measure(origin, (await findSamplePages(origin))[name], (address, times) =>
            renderOften(db, address, times),
          ),
        RENDER_ALWAYS,
      )
      rows.push(toRow(name, kept, changed))
    }
    return [
      {
        title: `Cost of rendering, ${toNumber(PRODUCTS)} products`,
        note: `One page after another: processor time of the server, median of ${RUNS} runs (least – most). The page is in no store; the API has kept what it reads, or reads all of it after a change of the catalogue. "~50 %" marks what was measured while other programs used half of the machine.`,
        columns: [
          'page',
          'CPU, ms',
          'budget',
          'after a change, ms',
          'HTML, KB',
          'budget',
          'elements',
          'budget',
        ],
        rows,
      },
    ]
  } finally {
    await db.$client.end()
  }
}

/** Renders the page so many times, and answers the HTML of the last time. */
type Render = (address: string, times: number) => Promise<string>

async function measure(origin: string, path: string, render: Render): Promise<Cost> {
  const address = origin + path
  const html = await render(address, WARM_UP)
  const use: number[] = []
  const runs: number[] = []
  for (let run = 0; run < RUNS; run++) {
    use.push(await otherUse())
    const before = await readMetric(origin, 'process_cpu_seconds_total')
    await render(address, PAGES_PER_RUN)
    const seconds = (await readMetric(origin, 'process_cpu_seconds_total')) - before
    runs.push((seconds * 1_000) / PAGES_PER_RUN)
  }
  return {
    cpuMs: inMiddle(runs),
    htmlKb: Buffer.byteLength(html) / 1_000,
    elements: (html.replaceAll(UNSCRIPTED, '').match(/<[a-z]/g) ?? []).length,
    use: Math.max(...use),
  }
}

let hosts = 0

/** Renders a page for further hosts, each of which has pages of its own, from the same answers of the API. */
async function renderForOthers(address: string, times: number): Promise<string> {
  let html = ''
  for (let time = 0; time < times; time++) {
    hosts += 1
    html = await readPage(address, { host: `shop-${hosts}.example` })
  }
  return html
}

/** Reads a page as browsers do, compressed. `fetch` sends the host of the address, whatever its headers say. */
async function readPage(address: string, headers: OutgoingHttpHeaders = {}): Promise<string> {
  const asked = get(address, { headers: { ...headers, 'accept-encoding': 'br' } })
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  const html = await text(response.pipe(createBrotliDecompress()))
  if (response.statusCode !== 200) throw new Error(`${address} answered ${response.statusCode}`)
  return html
}

/** Renders a page after a change of the catalogue each. */
export async function renderOften(db: Database, address: string, times: number): Promise<string> {
  let html = ''
  for (let time = 0; time < times; time++) {
    await db.execute(sql`update catalogue_version set version = version + 1, broad_version = version + 1`)
    html = await readPage(address)
  }
  return html
}

/** `kept`: the API has kept what the page reads. `changed`: the catalogue has just changed. */
function toRow(name: keyof SamplePages, kept: Cost, changed: Cost): string[] {
  const { cpuMs, htmlKb, elements } = kept
  const budget: { cpuMs: number; htmlKb?: number; elements?: number } = budgets.rendering[name]
  const range = ({ cpuMs: { least, most }, use }: Cost) =>
    `(${toNumber(least)} – ${toNumber(most)})${busyMark(use)}`
  return [
    name,
    `${atMost(cpuMs.median, budget.cpuMs)} ${range(kept)}`,
    `${budget.cpuMs}`,
    `${toNumber(changed.cpuMs.median)} ${range(changed)}`,
    atMost(htmlKb, budget.htmlKb),
    `${budget.htmlKb ?? ''}`,
    atMost(elements, budget.elements),
    `${budget.elements ?? ''}`,
  ]
}
