import { shopColours } from '@shop/api/html/shopColours'
import type { Shop } from '@shop/contract/shop.schema'
import type { FastifyInstance } from 'fastify'

/** Tells browsers under which name and icons they may install the shop. */
export function registerWebManifest(app: FastifyInstance): void {
  app.get('/site.webmanifest', { schema: { hide: true } }, async (_, reply) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', 'public, max-age=3600')
      .send(toManifest((await app.settings()).shop)),
  )
}

const toManifest = ({ name, description }: Shop) => ({
  id: '/',
  name,
  short_name: name,
  description,
  lang: 'en-IN',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: shopColours.page,
  theme_color: shopColours.page,
  categories: ['shopping'],
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
})
