import { sendFailurePage } from '@shop/api/html/sendFailurePage'
import { AnswerCache } from '@shop/api/http/AnswerCache'
import { HttpProblem } from '@shop/api/http/HttpProblem'
import { sendProblem } from '@shop/api/http/problems'
import { publicOrigin } from '@shop/api/http/publicOrigin'
import type { StoredAnswer } from '@shop/api/http/StoredAnswer'
import { paths } from '@shop/storefront/lib/paths.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendStored } from '../sendStored.ts'
import { createRenderer, type RendererOptions } from './createRenderer.ts'

export interface PagesOptions extends RendererOptions {
  /** The address that a page is rendered and stored under. */
  pageAddress: (url: URL) => string
  /** Changes whenever the catalogue does; undefined while the database does not tell it. */
  catalogueVersion: () => Promise<string | undefined>
}

const STORED = {
  maxBytes: 24 * 1024 * 1024,
  freshMs: 60_000,
  /** A page of an hour ago is better than none while the database is away. */
  staleMs: 3_600_000,
}

/** Every address that is neither API nor file is a page: server-rendered, the same for everyone, and stored. */
export function registerPages(app: FastifyInstance, options: PagesOptions): void {
  const cache = new AnswerCache(STORED)
  const render = createRenderer(app, options)

  /** A stored page, else a new one. When that fails, an old one will do. */
  async function find(request: FastifyRequest, key: string, url: URL): Promise<StoredAnswer> {
    const version = await options.catalogueVersion()
    const expected = url.pathname === paths.notFound() ? 404 : 200
    try {
      // Counted for each who asks, outside of the rendering that others wait for, too.
      if (!cache.isStored(version, key)) await app.countRead(request)
      const page = await cache.get(
        version,
        key,
        () => render(url),
        ({ status }) => status === expected,
      )
      return page.status < 500 ? page : (cache.stale(key) ?? page)
    } catch (error) {
      const stale = cache.stale(key)
      if (stale === undefined) throw error
      return stale
    }
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const origin = publicOrigin(request)
    const url = URL.canParse(origin + request.url) ? new URL(origin + request.url) : undefined
    if (url?.origin !== origin) throw new HttpProblem(400, 'This address cannot be read.')
    const address = options.pageAddress(url)
    const key = `${origin} ${address}`
    const page = await find(request, key, new URL(origin + address))
    reply.headers(page.headers).type('text/html; charset=utf-8')
    reply.header(
      'cache-control',
      page.status === 200 ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' : 'no-store',
    )
    if (page.status === 503) reply.header('retry-after', 2)
    return sendStored(request, reply, { cache, key, answer: page })
  }

  // Not a route of its own: the API answers for its unknown addresses itself.
  app.setNotFoundHandler(async (request, reply) => {
    const { method, url } = request
    if (method !== 'GET' && method !== 'HEAD') {
      reply.header('allow', 'GET, HEAD')
      return sendProblem(new HttpProblem(405, 'This address can only be read.'), request, reply)
    }
    if (url.startsWith('/assets/')) {
      return sendProblem(new HttpProblem(404, 'There is no such file.'), request, reply)
    }
    try {
      return await sendPage(request, reply)
    } catch (error) {
      return sendFailurePage(error, request, reply)
    }
  })
}
