import { setTimeout as pause } from 'node:timers/promises'
import { rebuildIndex } from '@shop/api/modules/search/openSearch/rebuildIndex'
import { SearchCluster } from '@shop/api/modules/search/openSearch/SearchCluster'
import { startOpenSearch } from '@shop/local-opensearch/startOpenSearch'
import path from 'node:path'
import { auditBooks } from '../books.ts'
import { buyPatiently, newKey } from '../buy.ts'
import type { Check, Size } from '../Check.ts'
import { ClusterState } from '../search/ClusterState.ts'
import { PriceChanges } from '../search/PriceChanges.ts'
import { Searchers } from '../search/Searchers.ts'
import { makeShoppers, makeTestProduct } from '../shoppers.ts'

const ALIAS = 'rel'
/** Deadline of one of the three attempts of a search; a busy machine needs more than the default second. */
const DEADLINE_MS = 3_000
/** The attempts, and the database after them. */
const LONGEST_MS = 3 * DEADLINE_MS + 6_000
/** Time under load before and after a fault. */
const LOAD_MS: Record<Size, number> = { long: 10_000, short: 3_000, control: 2_000 }
const ORDERS = 5

/** Three nodes: one is killed under load, then all of them, and an index is built again while shoppers search. */
export const search: Check = {
  name: 'search',
  promise: 'Search survives its nodes, and no change is lost',
  isLong: true,
  control: {
    name: 'writing a change before its note is deleted',
    code: {
      module: '/openSearch/followChanges.ts',
      find: 'await writeProducts\\(following,\\s*changes\\)',
      replace: 'void changes',
    },
  },
  async run(shop, size) {
    const failures: string[] = []
    const product = await makeTestProduct(shop.db, 1_000)
    const shoppers = await makeShoppers(shop.db, ORDERS)
    const running = await startOpenSearch({ folder: path.join(shop.folder, `search-${size}`), nodes: 3 })
    const cluster = new SearchCluster(running.url.split(','), DEADLINE_MS)
    const state = new ClusterState(running, shop.db)
    try {
      const { origin, kill } = await shop.start({
        SEARCH_URL: running.url,
        SEARCH_INDEX: `${ALIAS}-${size}`,
        SEARCH_DEADLINE: String(DEADLINE_MS),
        CATALOGUE_VERSION_MAX_AGE: '0',
      })
      const searchers = new Searchers(origin)
      await searchers.untilEngineAnswers()
      await state.untilGreen()
      const changes = PriceChanges.start(shop.db)
      searchers.start()

      await pause(LOAD_MS[size])
      const [, node] = running.nodes
      await node?.stop('SIGKILL')
      await pause(LOAD_MS[size])
      await node?.start()
      const greenS = await state.untilGreen()
      const changed = await changes.stop()
      await state.untilFollowed()
      const { count, fallbacks, worstMs } = await searchers.stop()
      failures.push(...searchers.failures)
      if (worstMs > LONGEST_MS) failures.push(`a search took ${worstMs} ms`)
      const lost = await changes.countLost(cluster, `${ALIAS}-${size}`)
      if (lost > 0) failures.push(`the index lacks ${lost} changes`)
      const tried = [
        `${count} searches with a node killed, ${fallbacks} by the database, the longest ${worstMs} ms`,
        `${changed} changes`,
        `green after ${greenS} s`,
      ]
      if (size === 'control') return { tried: tried.join(', '), failures }

      // A rebuild under load.
      searchers.start()
      const following = { db: shop.db, cluster, alias: `${ALIAS}-${size}`, onRefused: () => undefined }
      await rebuildIndex(following)
      const rebuilt = await searchers.stop()
      if (rebuilt.fallbacks > 0) failures.push(`${rebuilt.fallbacks} searches noticed the rebuild`)
      tried.push(`${rebuilt.count} searches during a rebuild`)

      // No engine at all.
      await Promise.all(running.nodes.map((one) => one.stop('SIGKILL')))
      searchers.start()
      for (const shopper of shoppers) {
        const { status } = await buyPatiently(() => origin, { shopper, product, key: newKey() })
        if (status !== 201) failures.push(`without an engine an order was answered ${status}`)
      }
      await pause(LOAD_MS[size])
      const without = await searchers.stop()
      failures.push(...searchers.failures)
      if (without.fallbacks < without.count) failures.push('a search was answered by an engine that is gone')
      tried.push(`${without.count} searches and ${ORDERS} orders without an engine`)
      await Promise.all(running.nodes.map((one) => one.start()))
      await searchers.untilEngineAnswers()
      failures.push(...(await auditBooks(shop.db)))
      await kill()
      return { tried: tried.join(', '), failures }
    } finally {
      await cluster.close()
      await running.stop()
    }
  },
}
