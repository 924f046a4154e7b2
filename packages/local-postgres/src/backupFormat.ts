import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'

/** First entry of a backup: the kind of server that can read its files. */
export const ABOUT = 'about.txt'

/** PostgreSQL's files are only read by the same major version on the same kind of system. */
export async function describeServer({ postgres }: Binaries): Promise<string> {
  const { stdout } = await promisify(execFile)(postgres, ['--version'])
  const major = /\d+/.exec(stdout)?.[0]
  return `PostgreSQL ${major} on ${process.platform}-${process.arch}`
}
