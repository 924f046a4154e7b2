import { fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { resizeEnv } from './env.ts'

const PROGRAM = '@shop/api/modules/media/resizeAhead'

/** Creates all sizes of all pictures in a process of the lowest priority. Returns a function that ends it. */
export function resizeAhead(databaseUrl: string): () => Promise<void> {
  const child = fork(fileURLToPath(import.meta.resolve(PROGRAM)), { env: resizeEnv(databaseUrl) })
  const exit = once(child, 'exit')
  child.once('spawn', () => setPriority(child.pid ?? 0, constants.priority.PRIORITY_LOW))
  return async () => {
    child.kill()
    await exit
  }
}
