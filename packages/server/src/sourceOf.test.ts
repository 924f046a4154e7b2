import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sourceOf } from './sourceOf.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'maps-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('finds the place in the sources of a place in a script', async () => {
  // Column 4 of line 1 is column 2 of line 3 of the source.
  const map = { version: 3, names: [], sources: ['../../../src/app/App.tsx'], mappings: 'IAEE' }
  await writeFile(path.join(folder, 'app-A1.js.map'), JSON.stringify(map))
  expect(await sourceOf('app-A1.js:1:5', folder)).toBe('src/app/App.tsx:3:3')
})

test('knows no place in a script of another release', async () => {
  expect(await sourceOf('app-B2.js:1:5', folder)).toBeUndefined()
})
