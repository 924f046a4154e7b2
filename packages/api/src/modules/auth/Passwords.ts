import { hash, verify } from '@node-rs/argon2'
import { HttpProblem } from '#http/HttpProblem.ts'
import { QueueFull, TaskQueue } from '#work/TaskQueue.ts'

/** argon2id (2) as OWASP advises: 19 MiB, two passes. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
/** Hashes at a time, so that logins can't take the processor from everyone else. */
const AT_A_TIME = 2
/** Hashes that may wait; past it the shop says that it is busy, instead of answering when nobody waits any more. */
const WAITING_MAX = 100

/** Checks and makes the hashes of passwords. */
export class Passwords {
  readonly #queue = new TaskQueue({ atATime: AT_A_TIME, waitingMax: WAITING_MAX })
  #nobodys: Promise<string> | undefined

  /** A hash to store, with its own salt. */
  hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(normalised(password), COST))
  }

  /**
   * Whether a password has this hash. Without a hash (no account, or one without a password) the answer is no after the
   * same work, so that the time it takes tells nothing.
   */
  async matches(stored: string | null, password: string): Promise<boolean> {
    const nobodys = await (this.#nobodys ??= hash('nobody has this password', COST))
    const isRight = await this.#inTurn(() => verify(stored ?? nobodys, normalised(password)))
    return isRight && stored !== null
  }

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await this.#queue.run(work)
    } catch (error) {
      throw error instanceof QueueFull ? HttpProblem.busy() : error
    }
  }
}

/** One spelling for what looks the same: keyboards write accents in different ways. */
function normalised(password: string): string {
  return password.normalize('NFKC')
}
