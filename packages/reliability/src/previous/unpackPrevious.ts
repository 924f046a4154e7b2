import { execFile } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'

const PROJECT = path.join(import.meta.dirname, '../../../..')
const MIGRATIONS = 'packages/api/migrations'
const run = promisify(execFile)

export interface Previous {
  commit: string
  /** Name of the first migration that it lacks. */
  lacks: string
  /** Folder of its reliability checks, with their `serve.ts`. */
  sources: string
}

/** Installs the release before the newest migration in a folder. Undefined without the history of the project. */
export async function unpackPrevious(folder: string): Promise<Previous | undefined> {
  const lacks = await newestMigration()
  const commit = await commitBefore(`${MIGRATIONS}/${lacks}.sql`)
  if (commit === undefined) return undefined
  await mkdir(folder)
  const packed = `${folder}.tar`
  await run('git', ['-C', PROJECT, 'archive', '--format=tar', `--output=${packed}`, commit])
  await run('tar', ['-x', '-f', packed, '-C', folder])
  const { packageManager } = z
    .object({ packageManager: z.string() })
    .parse(JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')))
  const install = ['install', '--frozen-lockfile', '--prefer-offline', '--filter', '@shop/reliability...']
  await run('npx', ['--yes', packageManager, ...install], { cwd: folder })
  return { commit: commit.slice(0, 8), lacks, sources: path.join(folder, 'packages/reliability/src') }
}

async function newestMigration(): Promise<string> {
  const journal = await readFile(path.join(PROJECT, MIGRATIONS, 'meta/_journal.json'), 'utf8')
  const { entries } = z.object({ entries: z.array(z.object({ tag: z.string() })) }).parse(JSON.parse(journal))
  const newest = entries.at(-1)
  if (newest === undefined) throw new Error('There are no migrations')
  return newest.tag
}

async function commitBefore(file: string): Promise<string | undefined> {
  const git = async (...args: string[]) =>
    run('git', ['-C', PROJECT, ...args]).then(
      ({ stdout }) => stdout.trim(),
      () => '', // no git, no history, or a shallow one
    )
  const added = await git('log', '--diff-filter=A', '--format=%H', '-1', '--', file)
  const before = added === '' ? '' : await git('rev-parse', '--verify', '--quiet', `${added}^`)
  return before === '' ? undefined : before
}
