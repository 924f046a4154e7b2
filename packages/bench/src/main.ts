import os from 'node:os'
import { Bench } from './Bench.ts'
import { busyMark, otherUse } from './machine.ts'
import { measureAgainst } from './parts/against.ts'
import { measureApi } from './parts/api.ts'
import { measureBuying } from './parts/buying.ts'
import { measureCaches } from './parts/caches.ts'
import { measureImport } from './parts/import.ts'
import { measureLighthouse } from './parts/lighthouse.ts'
import { measureMemory } from './parts/memory.ts'
import { measureNavigation } from './parts/navigation.ts'
import { measurePages } from './parts/pages.ts'
import { measureProcesses } from './parts/processes.ts'
import { measureRelevance } from './parts/relevance.ts'
import { measureRendering } from './parts/rendering.ts'
import { measureSize } from './parts/size.ts'
import { measureStart } from './parts/start.ts'
import { measureTables } from './parts/tables.ts'
import { measureTaps } from './parts/taps.ts'
import { measureVitals } from './parts/vitals.ts'
import { profilePage } from './profilePage.ts'
import type { SamplePages } from './samplePages.ts'
import { toMarkdown, type Report } from './table.ts'

type Part = (bench: Bench, sizes: readonly number[]) => Promise<Report[]>

const parts: Record<string, Part> = {
  size: measureSize,
  pages: measurePages,
  rendering: measureRendering,
  api: measureApi,
  buying: measureBuying,
  caches: measureCaches,
  relevance: measureRelevance,
  import: measureImport,
  start: measureStart,
  memory: measureMemory,
  processes: measureProcesses,
  tables: measureTables,
  vitals: measureVitals,
  taps: measureTaps,
  navigation: measureNavigation,
  lighthouse: measureLighthouse,
}

/** They need a quiet machine for up to a quarter of an hour: measured only when they are named. */
const ONLY_NAMED = new Set(['taps', 'navigation', 'lighthouse'])

const PAGES: readonly (keyof SamplePages)[] = ['home', 'list', 'product']

const HELP = `npm run bench -- [PART…] [--million]
       npm run bench -- profile PAGE       CPU profiles of rendering it: ${PAGES.join(', ')}
       npm run bench -- against ADDRESS…   the same measurements of any pages on the web

Measures the shop against the budgets of its design and prints tables: ✓ within the budget, ✗ beyond it. A figure never makes
it fail. Parts: ${Object.keys(parts).join(', ')}; all but ${[...ONLY_NAMED].join(', ')} by default.

  --million   the API also with 1,000,000 products`

async function main(args: readonly string[]): Promise<void> {
  const [command, ...rest] = args
  const page = PAGES.find((name) => name === rest[0])
  if (command === 'profile' && page !== undefined) {
    return withBench(async (bench) => console.log(`Written: ${(await profilePage(bench, page)).join(', ')}`))
  }
  if (command === 'against' && rest.length > 0 && rest.every((address) => URL.canParse(address))) {
    return withBench(async (bench) => console.log(toMarkdown(await measureAgainst(bench, rest))))
  }
  return measureParts(args)
}

async function measureParts(args: readonly string[]): Promise<void> {
  const names = args.filter((arg) => !arg.startsWith('--'))
  const strange = [
    ...names.filter((name) => !Object.hasOwn(parts, name)),
    ...args.filter((arg) => arg.startsWith('--') && arg !== '--million'),
  ]
  if (strange.length > 0) {
    console.log(args.includes('--help') ? HELP : `${HELP}\n\nNot known: ${strange.join(', ')}`)
    process.exitCode = args.includes('--help') ? 0 : 1
    return
  }
  const sizes = [10_000, 100_000, ...(args.includes('--million') ? [1_000_000] : [])]
  const chosen = Object.entries(parts).filter(([name]) =>
    names.length === 0 ? !ONLY_NAMED.has(name) : names.includes(name),
  )

  await withBench(async (bench) => {
    for (const [name, measure] of chosen) {
      console.error(`── ${name}`)
      try {
        const before = await otherUse()
        for (const report of await measure(bench, sizes)) console.log(`${toMarkdown(report)}\n`)
        console.log(`${describeUse(before, await otherUse())}\n`)
      } catch (error) {
        console.error(error) // the other parts can still be measured
        process.exitCode = 1
      }
    }
  })
}

async function withBench(work: (bench: Bench) => Promise<void>): Promise<void> {
  const bench = await Bench.open((line) => console.error(`  ${line}`))
  const interrupt = () => {
    void bench.close().finally(() => process.exit(130))
  }
  process.once('SIGINT', interrupt)
  process.once('SIGTERM', interrupt)
  console.log(`${describeMachine()}\n`)
  try {
    await work(bench)
  } finally {
    await bench.close()
  }
}

function describeUse(before: number, after: number): string {
  const percent = (use: number) => `${Math.round(use * 100)} %`
  const isBusy = busyMark(Math.max(before, after)) !== ''
  const meaning = isBusy ? ': the machine was busy, so times are upper bounds and speeds lower ones' : ''
  return `Other programs used ${percent(before)} of the machine before, and ${percent(after)} after${meaning}. Load: ${os.loadavg()[0]?.toFixed(1)}.`
}

function describeMachine(): string {
  const cpus = os.cpus()
  const model = cpus[0]?.model.trim() || os.arch()
  const memory = Math.round(os.totalmem() / 1024 ** 3)
  const day = new Date().toISOString().slice(0, 10)
  return `Measured on ${day} with Node ${process.versions.node}: ${cpus.length} cores (${model}), ${memory} GB of memory.`
}

await main(process.argv.slice(2))
