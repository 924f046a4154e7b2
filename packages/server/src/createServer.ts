import fastifyStatic from '@fastify/static'
import { buildApp } from '@shop/api/buildApp'
import type { Database } from '@shop/api/database/openDatabase'
import type { FastifyInstance } from 'fastify'
import path from 'node:path'
import type { ServerEnv } from './env.ts'
import { loadStorefront, type Storefront } from './loadStorefront.ts'
import { registerPages } from './pages/pages.ts'
import { registerSitemap } from './sitemap.ts'

export interface CreateServerOptions {
  env: ServerEnv
  db: Database
  /** The storefront's build; the one on disk unless told otherwise. */
  storefront?: Storefront
}

/** The whole shop as one server: API, pictures, the storefront's files, and every other address as a page. */
export async function createServer({ env, db, storefront }: CreateServerOptions): Promise<FastifyInstance> {
  const { render, shell, clientFolder } = storefront ?? (await loadStorefront())
  const app = await buildApp({ db, mediaFolder: path.resolve(env.DATA_DIR, 'media') })
  await app.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    preCompressed: true,
    index: false,
    setHeaders: (response, file) => {
      // Files under assets carry a hash of their content in their name.
      const isHashed = file.includes(`${path.sep}assets${path.sep}`)
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  registerSitemap(app, { db, publicOrigin: env.PUBLIC_ORIGIN })
  registerPages(app, { render, shell, catalogueVersion: () => app.catalogueVersion(), publicOrigin: env.PUBLIC_ORIGIN })
  return app
}
