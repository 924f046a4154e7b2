import { readFile } from 'node:fs/promises'
import { SourceMap, type SourceMapPayload } from 'node:module'
import path from 'node:path'
import { storefrontFolder } from './loadStorefront.ts'

const FRAME = /^([\w.-]+\.js):(\d+):(\d+)$/
const MAPS = path.join(storefrontFolder, 'dist/maps')

/** Place in the sources of a place in a script of the storefront. Undefined for scripts of other releases, which have other names. */
export async function sourceOf(frame: string, folder = MAPS): Promise<string | undefined> {
  const [, script = '', line, column] = FRAME.exec(frame) ?? []
  const text = await readFile(path.join(folder, `${script}.map`), 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const entry = new SourceMap(JSON.parse(text) as SourceMapPayload).findEntry(
    Number(line) - 1,
    Number(column) - 1,
  )
  if (!('originalSource' in entry)) return undefined
  const source = entry.originalSource.replace(/^(?:\.\.\/)+/, '')
  return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
}
