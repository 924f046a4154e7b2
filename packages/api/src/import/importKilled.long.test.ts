import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useDatabase } from '#testing/useDatabase.ts'
import { wordsAndPhrases } from '#testing/wordsAndPhrases.ts'
import { importFeed } from './importFeed.ts'

const LINES = 2_000
const { current: db, url } = useDatabase('empty')
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'feed-'))
})
afterAll(() => rm(folder, { recursive: true }))

const countOf = async (source: string) => {
  const { rows } = await db().execute<{ count: number }>(
    sql`select count(*)::int as count from product_source where source = ${source}`,
  )
  return rows[0]?.count ?? 0
}

async function writeFeed(source: string): Promise<string> {
  const file = path.join(folder, `${source}.jsonl`)
  const lines = Array.from({ length: LINES }, (_, number) =>
    JSON.stringify({
      source,
      source_id: number,
      title: `${source} kurti ${number.toString(36)}`,
      brand: `Brand ${number % 7}`,
      category_path: ['Fashion', 'Tops', `Kurtis ${number % 3}`],
      selling_price: 500,
    }),
  )
  await writeFile(file, lines.join('\n'))
  return file
}

/** Imports in a process that is killed once this many products are there. */
async function importAndKill(file: string, source: string, products: number): Promise<void> {
  const args = ['--conditions=source', '--import', 'tsx', path.resolve(import.meta.dirname, '../cli.ts')]
  const child = spawn(process.execPath, [...args, 'import', file], {
    env: { DATABASE_URL: url(), DATA_DIR: folder },
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  // Often enough to meet the middle of an import, and not so often that it slows the import down.
  await expect.poll(() => countOf(source), { interval: 10, timeout: 60_000 }).toBeGreaterThanOrEqual(products)
  child.kill('SIGKILL')
  await ended
}

// The last one is killed between its last products and the end of the import.
test.each([1, LINES / 2, LINES])(
  'completes an import in the next run when it was killed after %i products',
  async (products) => {
    const source = `s${products}`
    const file = await writeFeed(source)
    await importAndKill(file, source, products)
    // The database keeps the lock of the killed process until it notices that it is gone.
    await expect
      .poll(() => importFeed(db(), { file }).then(() => 'done', String), { timeout: 60_000 })
      .toBe('done')
    expect(await countOf(source)).toBe(LINES)
    const { stored, counted } = await wordsAndPhrases(db())
    expect(stored).toEqual(counted)
  },
  120_000,
)
