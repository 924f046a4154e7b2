import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, expect, test } from 'vitest'

const script = path.join(import.meta.dirname, 'contact-sheet.ts')
const made: string[] = []
afterEach(() => Promise.all(made.map((folder) => rm(folder, { recursive: true, force: true }))))

test('writes pages into a folder that did not exist', { timeout: 60_000 }, async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'contact-sheet-'))
  made.push(parent)
  const folder = path.join(parent, 'new', 'sheets')
  const node = ['--conditions=source', '--import', 'tsx', script, folder, 'soft-toy']
  await promisify(execFile)(process.execPath, node, { cwd: import.meta.dirname })
  expect(await readdir(folder)).toEqual(['contact-sheet-1.png'])
})
