import { openDatabase } from '@shop/api/database/openDatabase'
import { rebuildIndex } from '@shop/api/modules/search/openSearch/rebuildIndex'
import { SearchCluster } from '@shop/api/modules/search/openSearch/SearchCluster'

const DEADLINE_MS = 10_000

/** Builds the index of a database. Resolves with its number of products, and the seconds that it took. */
export async function buildSearchIndex(
  url: string,
  nodes: string,
  alias: string,
): Promise<{ products: number; seconds: number }> {
  const db = openDatabase(url, { isPatient: true })
  const cluster = new SearchCluster(nodes.split(','), DEADLINE_MS)
  const began = performance.now()
  const onRefused = (product: string) => {
    throw new Error(`OpenSearch refused ${product}`)
  }
  try {
    const products = await rebuildIndex({ db, cluster, alias, onRefused })
    if (products === undefined) throw new Error('Another process builds the index')
    return { products, seconds: (performance.now() - began) / 1_000 }
  } finally {
    await cluster.close()
    await db.$client.end()
  }
}
