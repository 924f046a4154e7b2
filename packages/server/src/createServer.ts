import fastifyStatic from '@fastify/static'
import { findRedirect } from '@shop/api/modules/redirects/findRedirect'
import { buildApp } from '@shop/api/buildApp'
import { CatalogueChanges, type CatalogueState } from '@shop/api/http/CatalogueState'
import { servesShoppers } from '@shop/api/env'
import type { Database } from '@shop/api/database/openDatabase'
import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { registerBlogFeed } from './blogFeed.ts'
import type { Settings } from './env.ts'
import { loadStorefront, type Storefront } from './loadStorefront.ts'
import { PictureHosts } from './pages/PictureHosts.ts'
import { foreignUrls, toShopConfig } from './pages/shopConfig.ts'
import { registerPages } from './pages/pages.ts'
import { securityHeaders } from './pages/securityHeaders.ts'
import { usualAddress } from './pages/usualAddress.ts'
import { registerSitemap } from './sitemap.ts'
import { registerWebManifest } from './webManifest.ts'
import { registerServiceWorker } from './serviceWorker.ts'
import { sourceOf } from './sourceOf.ts'
import { StoredFiles } from './StoredFiles.ts'

export interface CreateServerOptions {
  settings: Settings
  db: Database
  /** The built storefront by default. */
  storefront?: Storefront | undefined
}

export async function createServer({
  settings,
  db,
  storefront,
}: CreateServerOptions): Promise<FastifyInstance> {
  const app = await buildApp({
    db,
    env: settings.api,
    mediaFolder: path.resolve(settings.server.DATA_DIR, 'media'),
    logger: { level: settings.server.LOG_LEVEL, stream: process.stderr },
    sourceOf,
  })
  if (!servesShoppers(settings.api)) return app

  const { render, pageAddress, shell, fontFaces, clientFolder, middleware, close } =
    storefront ?? (await loadStorefront(app.log))
  app.addHook('onClose', close)
  if (middleware) {
    app.addHook('onRequest', (request, reply, next) => middleware(request.raw, reply.raw, next))
  }
  await app.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (response, file) => {
      // Files under assets carry a hash of their content in their name.
      const isHashed = file.includes(`${path.sep}assets${path.sep}`)
      response.setHeader(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
  const files = new StoredFiles()
  registerSitemap(app, app.reads.db, files)
  registerWebManifest(app)
  registerServiceWorker(app, { hasOfflinePage: settings.server.OFFLINE_PAGE === 'yes', fontFaces })
  registerBlogFeed(app, app.reads.db, files)
  const pictureHosts = new PictureHosts(db, app.log)
  registerPages(app, {
    render,
    pageAddress,
    configOf: async () => toShopConfig(settings.server, await app.settings(), await app.filledCollections()),
    async headersOf() {
      // Vite's inline scripts and socket need a laxer policy than shoppers get.
      if (middleware) return {}
      return securityHeaders({
        inlineScripts: [shell.script],
        pictureHosts: await pictureHosts.list(),
        calledUrls: foreignUrls(settings.server),
      })
    },
    findRedirect: async (from) => (await findRedirect(app.reads.db, from)) ?? usualAddress(from),
    rendersAhead: middleware === undefined,
    catalogueState: async () => (middleware ? unlikeAnyOther() : app.catalogueState()),
  })
  return app
}

/** With it the development server renders each page anew. */
function unlikeAnyOther(): CatalogueState {
  return { version: 0, period: randomUUID(), changes: new CatalogueChanges() }
}
