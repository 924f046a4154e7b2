import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Bench } from '../Bench.ts'
import { budgets } from '../budgets.ts'
import { inheritedEnv } from '../env.ts'
import { generateFeed } from '../generateFeed.ts'
import { inProject } from '../project.ts'
import { atMost, toNumber, type Report } from '../table.ts'

const LINES = 10_000
const TELL_MEMORY = `process.on('exit', () => console.error('peak %d', process.resourceUsage().maxRSS))`

/** `shop import` of a messy feed into an empty shop, and of the same feed again, which changes nothing. */
export async function measureImport(bench: Bench): Promise<Report[]> {
  const databaseUrl = await bench.empty()
  const feed = path.join(bench.folder, 'feed.jsonl')
  await generateFeed(feed, LINES)
  const { seconds, peakMb } = budgets.import
  const rows: string[][] = []
  for (const name of ['into an empty shop', 'the same file again']) {
    const run = await importFeed(feed, databaseUrl)
    rows.push([
      name,
      atMost(run.seconds, seconds, 1),
      `${seconds}`,
      atMost(run.peakMb, peakMb),
      `${peakMb}`,
      toNumber(LINES / run.seconds),
    ])
  }
  return [
    {
      title: `Import of ${toNumber(LINES)} lines`,
      columns: ['import', 'seconds', 'budget', 'peak memory, MB', 'budget', 'lines/s'],
      rows,
    },
  ]
}

/** Runs the operator's command in its own process. */
async function importFeed(feed: string, databaseUrl: string): Promise<{ seconds: number; peakMb: number }> {
  const began = performance.now()
  const args = ['--import', `data:text/javascript,${encodeURIComponent(TELL_MEMORY)}`]
  const child = spawn(process.execPath, [...args, inProject('packages/api/dist/cli.js'), 'import', feed], {
    env: { ...inheritedEnv, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  await once(child, 'close')
  const seconds = (performance.now() - began) / 1_000
  const peak = /^peak (\d+)$/m.exec(errors)?.[1]
  // Exit code 1: the generated feed contains invalid lines.
  if (child.exitCode !== 1 || peak === undefined)
    throw new Error(`The import ended with ${child.exitCode}:\n${errors}`)
  return { seconds, peakMb: (Number(peak) * 1_024) / 1_000_000 }
}
