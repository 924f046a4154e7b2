import { execFile } from 'node:child_process'
import { open, rename, rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { OperatorError } from '../Command.ts'
import { findPrograms } from './findPrograms.ts'
import { serverVersionOf } from './serverVersionOf.ts'
import { toConnection } from './toConnection.ts'
import { wordsOf } from './wordsOf.ts'

/** Writes a database into a file by `pg_dump`. A file of this name is replaced when the new one is complete. */
export async function dumpDatabase(url: string, file: string): Promise<void> {
  const { pgDump } = await findPrograms(await serverVersionOf(url))
  const { dbname, env } = toConnection(url)
  const part = `${file}.part`
  const args = ['--format=custom', '--no-owner', '--no-privileges', `--file=${part}`, `--dbname=${dbname}`]
  try {
    await (await open(part, 'w', 0o600)).close()
    await promisify(execFile)(pgDump, args, { env })
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw new OperatorError(`Nothing was backed up: ${wordsOf(error)}`, { cause: error })
  }
}
