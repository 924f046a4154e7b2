import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, expect, test } from 'vitest'

const script = path.join(import.meta.dirname, 'contact-sheet.ts')
const made: string[] = []
afterEach(() => Promise.all(made.map((folder) => rm(folder, { recursive: true, force: true }))))

test('writes its picture into a folder that did not exist', { timeout: 60_000 }, async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'contact-sheet-'))
  made.push(parent)
  const file = path.join(parent, 'new', 'sheet.png')
  const node = ['--conditions=source', '--import', 'tsx', script, file, 'soap']
  await promisify(execFile)(process.execPath, node, { cwd: import.meta.dirname })
  expect((await stat(file)).size).toBeGreaterThan(1_000)
})
