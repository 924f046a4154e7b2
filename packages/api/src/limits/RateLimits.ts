import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { deleteInParts } from '#database/deleteInParts.ts'
import type { Database } from '#database/openDatabase.ts'
import { rateCount } from '#database/schema/rateCount.ts'
import { isProduction, type ApiEnv } from '#env.ts'
import { addressBlock } from '#http/addressBlock.ts'
import { HttpProblem } from '#http/HttpProblem.ts'
import { isFromThisMachine } from '#http/isFromThisMachine.ts'
import type { Encryption } from '#secrets/Encryption.ts'
import type { Limit } from './limits.ts'

export interface Consumed {
  /** Attempts in this window, including this one. */
  count: number
  /** Seconds until the window ends. */
  endsInS: number
}

/** Rate limiter over all processes. It counts in the database before it decides, so at most `max` concurrent attempts pass. */
export class RateLimits {
  readonly #db: Database
  readonly #encryption: Encryption
  readonly #env: Pick<ApiEnv, 'NODE_ENV'>

  constructor(db: Database, encryption: Encryption, env: Pick<ApiEnv, 'NODE_ENV'>) {
    this.#db = db
    this.#encryption = encryption
    this.#env = env
  }

  /** Counts an attempt. Throws a 429 above the limit. */
  async consume(limit: Limit, key = ''): Promise<Consumed> {
    const taken = await this.count(limit, key)
    if (taken.count > limit.max) throw tooMany(taken.endsInS)
    return taken
  }

  async count(limit: Limit, key = ''): Promise<Consumed> {
    const endsAt = sql`now() + make_interval(secs => ${limit.windowS})`
    const isOver = sql`${rateCount.endsAt} <= now()`
    const [row] = await this.#db
      .insert(rateCount)
      .values({ bucket: this.#bucket(limit, key), endsAt, taken: 1 })
      .onConflictDoUpdate({
        target: rateCount.bucket,
        set: {
          taken: sql`case when ${isOver} then 1 else ${rateCount.taken} + 1 end`,
          endsAt: sql`case when ${isOver} then excluded.ends_at else ${rateCount.endsAt} end`,
        },
      })
      .returning({
        count: rateCount.taken,
        // The answer does not wait for the disk: a crash of the database forgets the attempts of its last second.
        synchronousCommit: sql`set_config('synchronous_commit', 'off', true)`,
        endsInS: sql<number>`greatest(1, ceil(extract(epoch from ${rateCount.endsAt} - now())))::integer`,
      })
    return row ?? { count: 1, endsInS: limit.windowS }
  }

  /** Counts an attempt of the client address. Loopback is exempt during development. */
  async consumeFrom(request: FastifyRequest, limit: Limit): Promise<void> {
    if (this.#isLimited(request)) await this.consume(limit, addressBlock(request.ip))
  }

  async restoreFrom(request: FastifyRequest, limit: Limit): Promise<void> {
    if (this.#isLimited(request)) await this.restore(limit, addressBlock(request.ip))
  }

  #isLimited(request: FastifyRequest): boolean {
    return isProduction(this.#env) || !isFromThisMachine(request)
  }

  async restore(limit: Limit, key = ''): Promise<void> {
    await this.#db
      .update(rateCount)
      .set({ taken: sql`${rateCount.taken} - 1` })
      .where(and(eq(rateCount.bucket, this.#bucket(limit, key)), gt(rateCount.taken, 0)))
  }

  async reset(limit: Limit, key: string): Promise<void> {
    await this.#db.delete(rateCount).where(eq(rateCount.bucket, this.#bucket(limit, key)))
  }

  async sweep(): Promise<void> {
    await deleteInParts(this.#db, rateCount, lt(rateCount.endsAt, sql`now()`))
  }

  #bucket({ name }: Limit, key: string): string {
    return `${name}:${this.#encryption.fingerprint(`rate ${name}`, key).toString('base64url')}`
  }
}

function tooMany(endsInS: number): HttpProblem {
  return new HttpProblem(
    429,
    `That was too often. Please try again in ${inWords(endsInS)}.`,
    undefined,
    endsInS,
  )
}

function inWords(seconds: number): string {
  if (seconds < 120) return `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
