import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { sqlFolder } from '#database/sqlFolder.ts'

const journalSchema = z.looseObject({
  entries: z.array(z.looseObject({ tag: z.string(), when: z.number() })),
})

/** Runs work with a folder of the migrations up to one of them, and the time that names it. */
export async function withMigrationsUntil<T>(
  tag: string,
  work: (folder: string, at: number) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'migrations-'))
  try {
    await cp(sqlFolder('migrations'), folder, { recursive: true })
    const file = path.join(folder, 'meta', '_journal.json')
    const journal = journalSchema.parse(JSON.parse(await readFile(file, 'utf8')))
    const entries = journal.entries.slice(0, journal.entries.findIndex((entry) => entry.tag === tag) + 1)
    await writeFile(file, JSON.stringify({ ...journal, entries }))
    return await work(folder, entries.at(-1)?.when ?? 0)
  } finally {
    await rm(folder, { recursive: true })
  }
}
