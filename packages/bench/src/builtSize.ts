import { readFile, stat } from 'node:fs/promises'
import { inProject } from './project.ts'

type Manifest = Record<string, { file: string; imports?: string[] } | undefined>

const ENTRY = 'src/app/entry-client.tsx'
const client = (...parts: string[]) => inProject('packages/storefront/dist/client', ...parts)

/** Size in bytes (brotli) of the entry and a route's module with all static imports, each counted once. */
export async function builtSize(route: string): Promise<number> {
  const manifest = JSON.parse(await readFile(client('.vite/manifest.json'), 'utf8')) as Manifest
  const files = new Set<string>()
  const collect = (key: string) => {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`The storefront's build has no ${key}`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(collect)
  }
  collect(ENTRY)
  collect(route)
  const sizes = await Promise.all([...files].map(async (file) => (await stat(client(`${file}.br`))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}
