import { readFile, stat } from 'node:fs/promises'
import { inProject } from './project.ts'

const client = (...parts: string[]) => inProject('packages/storefront/dist/client', ...parts)

export interface BuiltRoute {
  /** Path of the route's file below `src/routes`, without its extension. */
  route: string
  /** Size of the scripts of a first visit in bytes (brotli). */
  bytes: number
  scripts: number
}

/** What a first visit of every route loads, by the build: entry and route with all static imports, each counted once. */
export async function builtSizes(): Promise<BuiltRoute[]> {
  const scripts = JSON.parse(await readFile(client('.vite/scripts.json'), 'utf8')) as Record<string, string[]>
  return Promise.all(
    Object.entries(scripts).map(async ([route, files]) => {
      const sizes = await Promise.all(files.map(async (file) => (await stat(client(`${file}.br`))).size))
      return { route, bytes: sizes.reduce((sum, size) => sum + size, 0), scripts: files.length }
    }),
  )
}
