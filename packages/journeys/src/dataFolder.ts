import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const CUT_PICTURES = path.resolve(import.meta.dirname, '../../../node_modules/.cache/journeys-pictures')

/** Data of a new shop, apart from pictures that earlier runs have cut: a fifth of the time of all journeys. */
export function makeDataFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'the-product-journeys-'))
  mkdirSync(CUT_PICTURES, { recursive: true })
  symlinkSync(CUT_PICTURES, path.join(folder, 'media'), 'junction')
  return folder
}

/** Removes the cut sizes of the pictures that an answer of the API names, as if nobody had seen them yet. */
export async function forgetPictures(answer: string): Promise<void> {
  const folders = [...answer.matchAll(/\/media\/([\w-]+)\//g)].map(([, folder = '']) => folder)
  for (const folder of new Set(folders)) {
    await rm(path.join(CUT_PICTURES, folder), { recursive: true, force: true })
  }
}
