import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { javaHome } from './env.ts'

const OLDEST = 11
const NEWEST = 21

/** The `java` program that can run OpenSearch, or why there is none. */
export function findJava(home = javaHome): { program: string } | { reason: string } {
  const program = home === undefined ? 'java' : path.join(home, 'bin', 'java')
  const { status, stderr } = spawnSync(program, ['-version'], { encoding: 'utf8' })
  if (status !== 0) return { reason: 'this machine has no Java' }
  const version = Number(/version "(\d+)/.exec(stderr)?.[1])
  return version >= OLDEST && version <= NEWEST
    ? { program }
    : { reason: `Java ${version} is not between ${OLDEST} and ${NEWEST}` }
}
