import type { FastifyInstance } from 'fastify'
import { withoutValues } from '#http/withoutValues.ts'
import { FallbackEngine } from '../engine/FallbackEngine.ts'
import type { SearchEngine } from '../SearchEngine.ts'
import { followChanges } from './followChanges.ts'
import { IndexState } from './IndexState.ts'
import { OpenSearchEngine } from './OpenSearchEngine.ts'
import { needsRebuild, rebuildIndex } from './rebuildIndex.ts'
import { SearchCluster } from './SearchCluster.ts'

const FOLLOW_EVERY_MS = 1_000
const REBUILD_EVERY_MS = 10_000

/** Opens the cluster, with the database for when it fails. Jobs build its index and follow the catalogue. */
export function openCluster(
  app: FastifyInstance,
  nodes: readonly string[],
  openDatabase: () => SearchEngine,
): SearchEngine {
  const { catalogueVersion, db, log, env, metrics } = app
  const alias = env.SEARCH_INDEX
  const cluster = new SearchCluster(nodes, env.SEARCH_DEADLINE)
  app.addHook('onClose', () => cluster.close())
  const onRefused = (product: string) => log.error({ product }, 'The search engine refused a product')
  const following = { db, cluster, alias, onRefused }
  app.addJob({
    name: 'follow catalogue',
    everyMs: FOLLOW_EVERY_MS,
    run: (signal) => followChanges(following, signal),
  })
  app.addJob({
    name: 'rebuild search index',
    everyMs: REBUILD_EVERY_MS,
    run: async (signal) => {
      if (await needsRebuild(following)) await rebuildIndex(following, { signal })
    },
  })
  const engine = new FallbackEngine({
    first: new OpenSearchEngine(db, cluster, new IndexState(db, alias), catalogueVersion),
    openSecond: openDatabase,
    onChange: (failure) => {
      if (failure === undefined) log.info('The search engine answers again')
      else log.warn({ err: withoutValues(failure) }, 'The search engine fails: the database answers searches')
    },
    onRefusal: (refusal) =>
      log.error(
        { err: withoutValues(refusal) },
        'The search engine refuses a query: the database answers it',
      ),
  })
  metrics.watchSearch(engine)
  return engine
}
