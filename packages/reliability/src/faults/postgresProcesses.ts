import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { codeOf } from '@shop/api/database/codeOf'

const run = promisify(execFile)

async function pidsOf(clusterFolder: string): Promise<number[]> {
  const [first = ''] = (await readFile(path.join(clusterFolder, 'postmaster.pid'), 'utf8')).split('\n')
  const { stdout } = await run('pgrep', ['-P', first])
  return [first, ...stdout.trim().split('\n')].map(Number)
}

/** Freezes a PostgreSQL while `work` runs: it neither answers nor closes its connections. */
export async function whileFrozen(clusterFolder: string, work: () => Promise<void>): Promise<void> {
  const pids = await pidsOf(clusterFolder)
  signal(pids, 'SIGSTOP')
  try {
    await work()
  } finally {
    signal(pids.toReversed(), 'SIGCONT')
  }
}

/** Kills the postmaster. Its other processes exit when they notice. */
export async function killPostmaster(clusterFolder: string): Promise<void> {
  signal((await pidsOf(clusterFolder)).slice(0, 1), 'SIGKILL')
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch (error) {
      // A process that has exited in the meantime needs no signal.
      if (codeOf(error) !== 'ESRCH') throw error
    }
  }
}
