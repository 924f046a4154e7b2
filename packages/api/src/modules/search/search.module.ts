import fastifyPlugin from 'fastify-plugin'
import { CatalogueSearch } from './CatalogueSearch.ts'
import { PostgresEngine } from './postgres/PostgresEngine.ts'

declare module 'fastify' {
  interface FastifyInstance {
    catalogueSearch: CatalogueSearch
  }
}

/** Adds `app.catalogueSearch`, and the jobs of the search engine. Only a shop with one loads its client. */
export const searchModule = fastifyPlugin(async function searchModule(app) {
  const { catalogueVersion, env } = app
  const { db } = app.reads
  const openDatabase = () => new PostgresEngine(db, catalogueVersion)
  const engine =
    env.SEARCH_URL === undefined
      ? openDatabase()
      : (await import('./openSearch/openCluster.ts')).openCluster(app, env.SEARCH_URL, openDatabase)
  app.decorate('catalogueSearch', new CatalogueSearch(db, catalogueVersion, engine))
})
