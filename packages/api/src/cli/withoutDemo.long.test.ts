import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { useDatabase } from '#testing/useDatabase.ts'

const database = useDatabase('empty')
const api = path.resolve(import.meta.dirname, '../..')

/** Hooks of Node that refuse the packages of the demo. */
const HOOKS = `export async function resolve(name, context, next) {
  if (/^@shop\\/(demo-catalogue|photo-studio)\\//.test(name)) throw new Error('The demo is needed: ' + name)
  return next(name, context)
}`
const toUrl = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`
const REFUSE = toUrl(`import { register } from 'node:module'; register(${JSON.stringify(toUrl(HOOKS))})`)

async function run(...args: string[]): Promise<string> {
  const node = ['--conditions=source', '--import', 'tsx', '--import', REFUSE, ...args]
  const env = { DATABASE_URL: database.url() }
  return (await promisify(execFile)(process.execPath, node, { cwd: api, env })).stdout
}

test('runs commands and the shop without the packages of the demo', async () => {
  expect(await run('src/cli.ts', 'products', 'list')).toBe('There are no products.\n')
  const load = `await import('./src/buildApp.ts'); await import('./src/seed/seedIfEmpty.ts'); console.log('loaded')`
  expect(await run('--input-type=module', '--eval', load)).toBe('loaded\n')
})

test('refuses the demo itself then, so that the first test can fail', async () => {
  await expect(run('src/cli.ts', 'demo', 'load')).rejects.toThrow(/The demo is needed/)
})
