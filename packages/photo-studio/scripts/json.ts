import { readFile, writeFile } from 'node:fs/promises'

/** Object from a file; empty when the file does not exist. */
export async function readJson<T = Record<string, unknown>>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as T
}

export async function readList(file: string): Promise<string[]> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '[]')) as string[]
}

/** Writes one line per key in order, for readable diffs. */
export async function writeLines(file: string, value: Record<string, unknown>): Promise<void> {
  const lines = Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, entry]) => `  ${JSON.stringify(key)}: ${JSON.stringify(entry)}`)
  await writeFile(file, `{\n${lines.join(',\n')}\n}\n`)
}
