import { readFile, writeFile } from 'node:fs/promises'

/** An object from a file; empty where there is none yet. */
export async function readJson<T = Record<string, unknown>>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as T
}

/** A list of strings from a file; empty where there is none yet. */
export async function readList(file: string): Promise<string[]> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '[]')) as string[]
}

/** An object as one line for each of its keys, in their order, so that changes are easy to read. */
export async function writeLines(file: string, value: Record<string, unknown>): Promise<void> {
  const lines = Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, entry]) => `  ${JSON.stringify(key)}: ${JSON.stringify(entry)}`)
  await writeFile(file, `{\n${lines.join(',\n')}\n}\n`)
}
