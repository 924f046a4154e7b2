import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const shop = path.resolve(import.meta.dirname, '../../../scripts/shop.mjs')

/** What the operator does behind the counter of the journeys' shop: `npm run shop -- …`. Answers what was printed. */
export async function operate(...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: process.env['JOURNEYS_DATA_DIR'] }
  const { stdout } = await promisify(execFile)(process.execPath, [shop, ...args], { env })
  return stdout
}
