import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { findJava } from '@shop/local-opensearch/findJava'
import { startOpenSearch, type RunningOpenSearch } from '@shop/local-opensearch/startOpenSearch'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#database/openDatabase.ts'
import { followChanges, type Following } from '#modules/search/openSearch/followChanges.ts'
import { rebuildIndex } from '#modules/search/openSearch/rebuildIndex.ts'
import { SearchCluster } from '#modules/search/openSearch/SearchCluster.ts'
import { engineUnderTest } from './engineUnderTest.ts'

/** A busy machine is slow, which these tests are not about. */
const DEADLINE_MS = 10_000

export interface OpenSearchUnderTest {
  url: () => string
  /** What `followChanges` needs for the index of a database. */
  following: (db: Database) => Following
}

/** Tests with an OpenSearch node. Without Java, they are left out, and the test run says so. */
export async function withOpenSearch(
  describeAll: (cluster: OpenSearchUnderTest) => Promise<void>,
): Promise<void> {
  const java = findJava()
  await ('reason' in java ? leaveOut(java.reason) : describeAll(useOpenSearch()))
}

function leaveOut(reason: string): void {
  console.warn(`The tests of search with OpenSearch are left out: ${reason}.`)
  test.skipIf(reason)(`search with OpenSearch (left out: ${reason})`, () => expect(reason).toBe(''))
}

/** One OpenSearch node for a test file. Apps of test files that it imports afterwards use it. */
function useOpenSearch(): OpenSearchUnderTest {
  let running: RunningOpenSearch | undefined
  let cluster: SearchCluster | undefined
  let folder = ''
  const followings = new Map<Database, Following>()

  beforeAll(async () => {
    folder = await mkdtemp('/var/tmp/the-product-test-search-')
    await chmod(folder, 0o755)
    running = await startOpenSearch({ folder })
    cluster = new SearchCluster(running.url.split(','), DEADLINE_MS)
  }, 180_000)
  afterAll(async () => {
    await cluster?.close()
    await running?.stop()
    if (folder !== '') await rm(folder, { recursive: true, force: true })
  })

  function following(db: Database): Following {
    if (cluster === undefined) throw new Error('The cluster exists only within tests')
    const known = followings.get(db)
    if (known !== undefined) return known
    const onRefused = (product: string) => expect.unreachable(product)
    const made = { db, cluster, alias: `products-${randomUUID()}`, onRefused }
    followings.set(db, made)
    return made
  }
  const url = () => running?.url ?? ''

  engineUnderTest.prepare = async (db) => {
    await rebuildIndex(following(db))
    return { SEARCH_URL: url(), SEARCH_INDEX: following(db).alias, SEARCH_DEADLINE: String(DEADLINE_MS) }
  }
  engineUnderTest.catchUp = async (db) => {
    await followChanges(following(db))
    await following(db).cluster.refresh(following(db).alias)
  }
  engineUnderTest.check = async ({ metrics: { registry } }) => {
    const calls = await registry.getSingleMetric('search_calls_total')?.get()
    const [byEngine = 0, byDatabase = 0] = calls?.values.map(({ value }) => value) ?? []
    // A busy machine may miss a deadline.
    expect(byDatabase, 'calls that the database answered').toBeLessThan(byEngine / 20)
  }
  return { url, following }
}
