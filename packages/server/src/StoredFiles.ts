import { AnswerCache } from '@shop/api/http/AnswerCache'
import { CatalogueChanges, type CatalogueState } from '@shop/api/http/CatalogueState'
import { HttpProblem } from '@shop/api/http/HttpProblem'
import { publicOrigin } from '@shop/api/http/publicOrigin'
import { sendStored } from '@shop/api/http/sendStored'
import { StoredAnswer } from '@shop/api/http/StoredAnswer'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Largest age of files that are generated from the database, such as sitemaps. */
const MAX_AGE_S = 600
/** The files depend on nothing but their age. */
const STATE: CatalogueState = { version: 0, period: '', changes: new CatalogueChanges() }
const STORED = { maxBytes: 8 * 1024 * 1024, freshMs: MAX_AGE_S * 1_000, staleMs: 24 * 3_600_000 }

/** Cached files that are generated from the database. A stale file is sent when a new one can't be generated. */
export class StoredFiles {
  readonly #cache = new AnswerCache(STORED)

  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    make: (origin: string) => Promise<string>,
  ): Promise<FastifyReply> {
    const origin = publicOrigin(request)
    const key = `${origin} ${name}`
    const answer = await this.#cache
      .get(STATE, key, async () => StoredAnswer.of(await make(origin)))
      .catch((error: unknown) => {
        const stale = this.#cache.stale(key)
        if (stale === undefined || error instanceof HttpProblem) throw error
        request.log.warn({ err: error }, 'A file could not be made: an old one is sent')
        return stale
      })
    reply.header('cache-control', `public, max-age=${MAX_AGE_S}`).header('x-content-type-options', 'nosniff')
    return sendStored(request, reply, answer, (encoding) => this.#cache.bytesOf(key, answer, encoding))
  }
}
