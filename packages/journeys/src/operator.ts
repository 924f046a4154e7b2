import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const cli = path.resolve(import.meta.dirname, '../../api/dist/cli.js')

/** What the operator does behind the counter of the journeys' shop: `npm run shop -- …`. Answers what was printed. */
export async function operate(...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: process.env['JOURNEYS_DATA_DIR'] }
  const { stdout } = await promisify(execFile)(process.execPath, [cli, ...args], { env })
  return stdout
}

/** Takes all that is left of a product off the shelves of every store. */
export async function sellOut(slug: string): Promise<void> {
  const table = await operate('stock', 'show', slug)
  for (const [, variant, store] of table.matchAll(/^ *(\d+) .* {2}(\w+) +\d+ +\d+ *$/gm)) {
    if (variant !== undefined && store !== undefined) {
      await operate('stock', 'set', variant, '0', '--store', store)
    }
  }
}
