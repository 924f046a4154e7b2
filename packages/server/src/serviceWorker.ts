import type { FastifyInstance } from 'fastify'
import { offlinePage } from './offlinePage.ts'

/** Serves the service worker, which shows the shop's own page where a page can't be reached (decision 148), or one that removes it. */
export function registerServiceWorker(
  app: FastifyInstance,
  { hasOfflinePage, fontFaces }: { hasOfflinePage: boolean; fontFaces: string },
) {
  app.get('/service-worker.js', { schema: { hide: true } }, async (_, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=0, s-maxage=60')
      .header('x-content-type-options', 'nosniff')
      .send(hasOfflinePage ? offlineWorker((await app.settings()).shop.name, fontFaces) : REMOVER),
  )
}

/** Answers navigations that fail with the page that it contains. It stores nothing, and leaves every other request to the browser. */
function offlineWorker(shopName: string, fontFaces: string): string {
  const { headers, html } = offlinePage(shopName, fontFaces)
  return `const page = ${JSON.stringify(html)}
const init = ${JSON.stringify({ status: 503, headers })}
addEventListener('install', (event) => {
  skipWaiting()
  // Browsers that know routes do not even ask for anything else.
  event.addRoutes?.({ condition: { not: { requestMode: 'navigate' } }, source: 'network' }).catch(() => {})
})
addEventListener('activate', (event) => event.waitUntil(registration.navigationPreload?.enable()))
addEventListener('fetch', (event) => {
  const { request, preloadResponse } = event
  if (request.mode !== 'navigate' || request.method !== 'GET') return
  const answer = async () => (await preloadResponse) ?? fetch(request)
  event.respondWith(answer().catch(() => new Response(page, init)))
})
`
}

/** Replaces the service worker of browsers that have one. */
const REMOVER = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(registration.unregister()))
`
