import type { FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { isInjection } from 'light-my-request'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { addressBlock } from './addressBlock.ts'
import { HttpProblem } from './HttpProblem.ts'

const MINUTE_S = 60

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a computed read for its address. Throws a 429 above `READS_PER_MINUTE`. */
    countRead: (request: Pick<FastifyRequest, 'ip' | 'raw'>) => Promise<void>
  }
}

/** Adds `countRead`. Injected requests are not counted: the page that makes them is. */
export const readLimit = fastifyPlugin(async function readLimit(app) {
  const limiter = new RateLimiterMemory({ points: app.env.READS_PER_MINUTE, duration: MINUTE_S })
  app.decorate('countRead', async ({ ip, raw }) => {
    if (isInjection(raw)) return
    try {
      await limiter.consume(addressBlock(ip))
    } catch (refusal) {
      throw refusal instanceof RateLimiterRes ? tooManyReads(refusal.msBeforeNext) : refusal
    }
  })
})

function tooManyReads(forMs: number): HttpProblem {
  const detail = 'Too many requests came from your network. Please try again in a moment.'
  return new HttpProblem(429, detail, undefined, Math.ceil(forMs / 1_000))
}
