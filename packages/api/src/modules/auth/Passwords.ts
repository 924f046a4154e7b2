import * as argon from '@node-rs/argon2'
import { HttpProblem } from '#http/HttpProblem.ts'
import { QueueFull, TaskQueue } from '#work/TaskQueue.ts'

/** argon2id (2) with OWASP's parameters: 19 MiB, two passes. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
/** Concurrent hashes; more would starve other requests. */
const AT_A_TIME = 2
/** Longest queue. The API answers 503 beyond it. */
const WAITING_MAX = 100

export class Passwords {
  readonly #argon: Pick<typeof argon, 'hash' | 'verify'>
  readonly #queue = new TaskQueue({ atATime: AT_A_TIME, waitingMax: WAITING_MAX })
  #dummyHash: Promise<string> | undefined

  constructor(implementation: Pick<typeof argon, 'hash' | 'verify'> = argon) {
    this.#argon = implementation
  }

  hash(password: string): Promise<string> {
    return this.#inTurn(() => this.#argon.hash(normalised(password), COST))
  }

  /** True when a password matches a hash. Without a hash the same work is done, so that the time reveals nothing. */
  async matches(stored: string | null, password: string): Promise<boolean> {
    const dummyHash = await (this.#dummyHash ??= this.#argon.hash('nobody has this password', COST))
    const isRight = await this.#inTurn(() => this.#argon.verify(stored ?? dummyHash, normalised(password)))
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

/** Unicode NFKC: keyboards encode accents in different ways. */
function normalised(password: string): string {
  return password.normalize('NFKC')
}
