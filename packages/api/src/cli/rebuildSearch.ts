import type { Database } from '#database/openDatabase.ts'
import { EngineFailure } from '#modules/search/engine/EngineFailure.ts'
import { rewriteTexts } from '#modules/search/vocabulary/rewriteTexts.ts'
import { OperatorError } from './Command.ts'
import { createProgressBar } from './createProgressBar.ts'
import { readCliEnv } from './env.ts'
import { withShop } from './withShop.ts'

/** Deadline of calls that read; the long ones have their own. */
const DEADLINE_MS = 10_000

/** Builds again what search is computed from. Resolves with the exit code. */
export function rebuildSearch(): Promise<number> {
  const { search } = readCliEnv()
  return withShop(async ({ db }) => {
    const bar = createProgressBar()
    const products = await rewriteTexts(db, (done, total) => bar.update(done, total))
    bar.clear()
    console.log(`The search texts of ${products} products are up to date.`)
    if (search !== undefined) await rebuildCluster(db, search)
    return 0
  })
}

async function rebuildCluster(
  db: Database,
  { nodes, alias }: { nodes: readonly string[]; alias: string },
): Promise<void> {
  const { rebuildIndex } = await import('#modules/search/openSearch/rebuildIndex.ts')
  const { SearchCluster } = await import('#modules/search/openSearch/SearchCluster.ts')
  const cluster = new SearchCluster(nodes, DEADLINE_MS)
  const onRefused = (product: string) => console.error(`The search engine refused the product ${product}`)
  try {
    const indexed = await rebuildIndex({ db, cluster, alias, onRefused })
    if (indexed === undefined)
      throw new OperatorError('Another process is building the index. Try again when it has ended.')
    console.log(`Shoppers search a new index of ${indexed} products.`)
  } catch (error) {
    throw error instanceof EngineFailure ? new OperatorError(`${error.message}.`) : error
  } finally {
    await cluster.close()
  }
}
