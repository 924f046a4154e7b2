import { sendFailurePage } from '@shop/api/html/sendFailurePage'
import { AnswerCache } from '@shop/api/http/AnswerCache'
import type { CatalogueState } from '@shop/api/http/CatalogueState'
import { HttpProblem } from '@shop/api/http/HttpProblem'
import { sendProblem } from '@shop/api/http/problems'
import { publicOrigin } from '@shop/api/http/publicOrigin'
import { sendStored } from '@shop/api/http/sendStored'
import { StoredAnswer } from '@shop/api/http/StoredAnswer'
import { withoutValues } from '@shop/api/http/withoutValues'
import { paths } from '@shop/storefront/lib/paths.ts'
import { LRUCache } from 'lru-cache'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PagesAhead } from './PagesAhead.ts'
import { createRenderer, type RendererOptions } from './createRenderer.ts'

export interface PagesOptions extends RendererOptions {
  /** Canonical address of a page: its cache key. */
  pageAddress: (url: URL) => string
  /** What cached pages are compared with; undefined while the database is unavailable. */
  catalogueState: () => Promise<CatalogueState | undefined>
  /** Address to which an address has moved. */
  findRedirect: (from: URL) => Promise<string | undefined>
  /** Whether popular pages are rendered before their next visitors come. */
  rendersAhead: boolean
}

const MOVED = 301
/** Longer addresses are read at each request. */
const ADDRESS_MAX_LENGTH = 200

const STORED = {
  maxBytes: 24 * 1024 * 1024,
  freshMs: 60_000,
  /** Which products a list contains, and the counts of its filters, may be this old on a page that is rarely visited. */
  refreshedMs: 600_000,
  /** While the database is unavailable, an hour-old page is better than none. */
  staleMs: 3_600_000,
}

function keyOf(origin: string, address: string): string {
  return `${origin} ${address}`
}

function urlOf(key: string): URL {
  return new URL(key.replace(' ', ''))
}

/** Pages that are kept: those that exist, and the one for all addresses that don't. */
function isStorable({ pathname }: URL): (page: StoredAnswer) => boolean {
  const expected = pathname === paths.notFound() ? 404 : 200
  return ({ status }) => status === expected || status === MOVED
}

/** Serves every address that is neither API nor file as a page: server-rendered, equal for all visitors, and cached. */
export function registerPages(app: FastifyInstance, options: PagesOptions): void {
  const cache = new AnswerCache({
    ...STORED,
    graceMs: app.env.CATALOGUE_VERSION_MAX_AGE,
    onRefreshError: (error) =>
      app.log.info({ err: withoutValues(error) }, 'A page was not rendered again: its old one is kept'),
  })
  app.caches.set('pages', cache)
  const { render, underWay } = createRenderer(app, options)
  /** Canonical addresses of requested ones. */
  const addresses = new LRUCache<string, string>({ max: 5_000 })

  async function moved(url: URL): Promise<StoredAnswer | undefined> {
    const location = await options.findRedirect(url)
    return location === undefined ? undefined : StoredAnswer.of('', { status: MOVED, headers: { location } })
  }

  async function make(url: URL): Promise<StoredAnswer> {
    return (await moved(url)) ?? (await render(url))
  }

  /** A cached page, else a new one, else a stale one. */
  async function find(request: FastifyRequest, key: string, url: URL): Promise<StoredAnswer> {
    const state = await options.catalogueState()
    try {
      // A visitor who waits for another one's rendering counts, too.
      if (!cache.isStored(state, key)) await app.countRead(request)
      const page = await cache.get(state, key, () => make(url), isStorable(url))
      return page.status < 500 ? page : (cache.stale(key) ?? page)
    } catch (error) {
      const stale = cache.stale(key)
      if (stale === undefined) throw error
      return stale
    }
  }

  /** Unknown addresses share one page, so each is looked up by itself. While the database is unavailable, all are unknown. */
  async function findMoved(request: FastifyRequest, url: URL): Promise<StoredAnswer | undefined> {
    if ((await options.catalogueState()) === undefined) return undefined
    await app.countRead(request)
    return moved(url)
  }

  function addressOf(origin: string, requested: string): string {
    const known = addresses.get(origin + requested)
    if (known !== undefined) return known
    const url = URL.canParse(origin + requested) ? new URL(origin + requested) : undefined
    if (url?.origin !== origin) throw new HttpProblem(400, 'This address cannot be read.')
    const address = options.pageAddress(url)
    if (requested.length <= ADDRESS_MAX_LENGTH) addresses.set(origin + requested, address)
    return address
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const origin = publicOrigin(request)
    const address = addressOf(origin, request.url)
    const key = keyOf(origin, address)
    const page =
      (address === paths.notFound() ? await findMoved(request, new URL(origin + request.url)) : undefined) ??
      (await find(request, key, new URL(origin + address)))
    reply.header('surrogate-key', page.surrogateKey)
    reply.headers(page.headers).type('text/html; charset=utf-8')
    reply.header(
      'cache-control',
      page.status === 200 || page.status === MOVED
        ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
        : 'no-store',
    )
    if (page.status === 503) reply.header('retry-after', 2)
    return sendStored(request, reply, page, (encoding) => cache.bytesOf(key, page, encoding))
  }

  if (options.rendersAhead) {
    const ahead = new PagesAhead({
      cache,
      catalogueState: options.catalogueState,
      async render(key, state) {
        const url = urlOf(key)
        await cache.makeAhead(state, key, () => make(url), isStorable(url))
      },
      isIdle: () => underWay() === 0 && app.pendingWrites() === 0,
    })
    app.addHook('onReady', async () => ahead.start())
    app.addHook('preClose', () => ahead.stop())
  }

  // Not a wildcard route: the API answers its own unknown addresses.
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
