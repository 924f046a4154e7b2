import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RenderedPage, RenderRequest } from '@shop/storefront/app/entry-server.tsx'
import { createInjectedTransport } from './createInjectedTransport.ts'
import { toDocument, type DocumentShell } from './document.ts'
import { failurePage } from './failurePage.ts'
import { PageCache } from './PageCache.ts'
import { chooseEncoding, StoredPage } from './StoredPage.ts'

export interface PagesOptions {
  shell: DocumentShell
  render: (request: RenderRequest) => Promise<RenderedPage>
  /** Travels with every page. */
  config: RenderRequest['config']
  /** Changes whenever the catalogue does: pages of an older one are not sent any more. */
  catalogueVersion: () => Promise<string>
  /** Sent with every page. */
  headers: Record<string, string>
  /** `https://example.in`, for canonical addresses. The request's own host when it is not set. */
  publicOrigin: string | undefined
}

/** Every address that is neither API nor file is a page: server-rendered, the same for everyone, and stored. */
export function registerPages(app: FastifyInstance, options: PagesOptions): void {
  const cache = new PageCache()
  const transport = createInjectedTransport(app)

  async function renderPage(url: URL, log: FastifyBaseLogger): Promise<StoredPage> {
    try {
      const page = await options.render({ url, transport, config: options.config })
      return new StoredPage(page.status, toDocument(options.shell, page))
    } catch (error) {
      log.error(error, 'A page could not be rendered')
      return new StoredPage(500, failurePage(500))
    }
  }

  async function pageOf(request: FastifyRequest): Promise<StoredPage> {
    const origin = options.publicOrigin ?? `${request.protocol}://${request.host}`
    const key = origin + request.url
    const version = await options.catalogueVersion().catch((error: unknown) => {
      request.log.error(error, 'The catalogue version is unknown: stored pages are sent as they are')
      return undefined
    })
    const stored = cache.find(key, version)
    if (stored) return stored
    return cache.renderOnce(key, version ?? '', () => renderPage(new URL(request.url, origin), request.log))
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const page = await pageOf(request)
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    reply
      .code(page.status)
      .headers(options.headers)
      .header('vary', 'accept-encoding')
      .type('text/html; charset=utf-8')
    reply.header(
      'cache-control',
      page.status === 200 ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' : 'no-store',
    )
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.send(page.body(encoding))
  }

  // Not a route of its own: the API answers for its unknown addresses itself.
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return sendPage(request, reply)
    return reply.code(405).header('allow', 'GET, HEAD').send()
  })
}
