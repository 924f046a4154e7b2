import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { useCommands } from '#testing/useCommands.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-backup-'))
  await chmod(folder, 0o755)
})
afterAll(() => rm(folder, { recursive: true }))
const run = useCommands({ databaseUrl: () => '', dataDir: () => folder })

test('backs up the bundled database, and restores it when told to replace what it has', async () => {
  vi.stubEnv('DATABASE_URL', undefined)
  const file = path.join(folder, 'shop.backup')
  await run('demo', 'load')
  const [, before] = await run('products', 'list', '--limit', '1')
  expect(await run('backup', file)).toEqual([0, expect.stringMatching(/^The database is in .*, \d+ MB\./)])
  await run('demo', 'remove')
  expect(await run('restore', file)).toEqual([
    1,
    expect.stringMatching(/^Nothing was restored. There is a database in .*--replace/),
  ])
  const [code, output] = await run('restore', file, '--replace')
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/^The shop has \d{3} products, 0 shoppers and 0 orders\.\n.*agree\.$/),
  ])
  expect((await run('products', 'list', '--limit', '1'))[1]).toBe(before)
})
