import type { ListProductsResponse } from '@shop/contract/product-list.schema'
import { PRODUCT_SORTS } from '@shop/contract/product-list.schema'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#buildApp.ts'
import { readApiEnv } from '#env.ts'
import { CatalogueNames } from '#modules/search/CatalogueNames.ts'
import { RefusedQuery } from '#modules/search/engine/EngineFailure.ts'
import { interpretSearch } from '#modules/search/interpretation/interpretSearch.ts'
import { PostgresEngine } from '#modules/search/postgres/PostgresEngine.ts'
import type { ListRequest } from '#modules/search/SearchEngine.ts'
import { UsedWords } from '#modules/search/vocabulary/UsedWords.ts'
import type { OpenSearchUnderTest } from '#testing/withOpenSearch.ts'
import { everyProduct } from '#modules/products/everyProduct.ts'
import { useDatabase } from '#testing/useDatabase.ts'
import { readProducts } from './changes.repository.ts'
import { followChanges } from './followChanges.ts'
import { findLiveIndex } from './indexes.repository.ts'
import { IndexState } from './IndexState.ts'
import { OpenSearchEngine } from './OpenSearchEngine.ts'
import { productLines } from './productLines.ts'
import { needsRebuild, rebuildIndex } from './rebuildIndex.ts'

const TEXTS = [
  'lipstick',
  'matte red lipstick',
  'kurta set under 2000',
  'rozana',
  'noor and neem face wash',
  'kajal',
  'laal lipstick',
  'साड़ी',
  'hair oil for dry hair',
  'blue cotton kurti size m',
  'michael kors handbags',
  'gold jhumka',
  'spf 50 sunscreen',
  'vitamin c serum',
  'new dresses',
  'lipstick not red',
  'kurta without dupatta',
  'paraben free shampoo',
  'sulfate free shampoo',
  'nickel free earrings',
  'retinol pregnancy safe',
  'shampoo for hair fall',
  'gora karne wali cream',
  'size 38 bra',
  'hair dryer',
  'dandruff',
  'gift for wife',
  'diwali gift under 1000',
  'dress without sleeves',
  'heels without straps',
  'bangles size 2.4',
  'shampoo conditioner',
  'rozana vs kajri lipstick',
]

/** What an index must do besides what every engine does. */
export function describeIndex({ url, following: followingOf }: OpenSearchUnderTest): void {
  describe('the index of OpenSearch', () => {
    const { current: db } = useDatabase('seeded')
    const following = () => followingOf(db())
    const open: FastifyInstance[] = []
    afterEach(async () => {
      for (const app of open.splice(0)) await app.close()
    })
    const openApp = async (settings: NodeJS.ProcessEnv) => {
      const env = readApiEnv({
        SEARCH_INDEX: following().alias,
        SEARCH_DEADLINE: '10000',
        CATALOGUE_VERSION_MAX_AGE: '0',
        ...settings,
      })
      const app = await buildApp({ db: db(), mediaFolder: '', env })
      open.push(app)
      return app
    }
    const engine = () =>
      new OpenSearchEngine(db(), following().cluster, new IndexState(db(), following().alias), async () => 1)
    const reprice = (id: number, rupees: number) =>
      db().execute(
        sql`update product set selling_price_paise = ${rupees * 100}, mrp_paise = 9000000 where id = ${id}`,
      )
    const countSold = async () => {
      const { rows } = await db().execute<{ sold: number }>(
        sql`select count(*)::int as sold from product where is_active`,
      )
      return rows[0]?.sold
    }
    const dearest = async (app: FastifyInstance) => {
      const answer = await app.inject('/api/products?sort=price_desc&limit=1')
      return answer.json<ListProductsResponse>().data[0]?.id
    }

    it('is built by the worker, follows the catalogue and makes stored answers be computed again', async () => {
      const app = await openApp({ SEARCH_URL: url() })
      expect((await app.inject('/api/products')).json()).toMatchObject({ fallback: true })
      expect((await app.inject('/readyz')).statusCode).toBe(200)
      await app.listen({ host: '127.0.0.1', port: 0 })
      await expect.poll(() => findLiveIndex(db())).toBeDefined()
      let limit = 1 // answers are stored
      await expect
        .poll(async () => (await app.inject(`/api/products?limit=${++limit}`)).json())
        .not.toHaveProperty('fallback')
      for (const id of [7, 8]) {
        await reprice(id, 80_000 + id)
        await expect.poll(() => dearest(app)).toBe(id)
      }
      expect(await app.metrics.registry.metrics()).toMatch(/search_index_lag_seconds\{index=".+"\} 0/)
    })

    it('gives the products, totals, facets and order that the database gives', async () => {
      const version = async () => 1
      const engines = [engine(), new PostgresEngine(db(), version)] as const
      const names = await new CatalogueNames(db(), version).current()
      const usedWords = new UsedWords(db(), version)
      for (const text of TEXTS) {
        const [query, same] = await Promise.all(
          engines.map(async (one) => (await interpretSearch({ names, usedWords, engine: one }, text)).query),
        )
        expect(query, text).toEqual(same)
        for (const sort of text === TEXTS[0] ? PRODUCT_SORTS : PRODUCT_SORTS.slice(0, 1)) {
          const request: ListRequest = {
            filter: { ...everyProduct, search: query },
            sort,
            page: 1,
            limit: 100,
            categories: { within: undefined, children: 'main' },
          }
          const [one, other] = await Promise.all(engines.map((each) => each.list(request)))
          expect(one, `${text}, ${sort}`).toEqual(other)
          if (sort !== 'recommended_desc') continue
          const best = await Promise.all(engines.map((each) => each.best(request.filter, 5)))
          expect(best, text).toEqual(engines.map(() => one?.ids.slice(0, 5)))
        }
      }
      for (const id of [1, 50, 200])
        expect(await engines[0].similar(id)).toEqual(await engines[1].similar(id))
    })

    it('keeps the newest state of a product, whatever arrives last', async () => {
      const { cluster, alias } = following()
      const index = (await findLiveIndex(db())) ?? ''
      const [before] = await readProducts(db(), 20)
      if (before === undefined) throw new Error('The demo has no product 21')
      const has = async () => {
        await cluster.refresh(alias)
        return (await cluster.search(alias, { query: { term: { id: before.id } } })).total
      }
      await db().execute(sql`update product set state = 'archived' where id = ${before.id}`)
      await followChanges(following())
      expect(await has()).toBe(0)
      await cluster.write(productLines(index, [before]))
      expect(await has()).toBe(0)
    })

    it('is replaced without a gap, and the new one has the changes of the meantime', async () => {
      const first = await findLiveIndex(db())
      const sold = await countSold()
      let isDone = false
      const isOver = () => isDone
      let searches = 0
      const shopper = (async () => {
        while (!isOver()) {
          searches += 1
          expect((await engine().list(request())).counts.total).toBe(sold)
        }
      })()
      // A transaction that began before the new index was noted.
      const late = db().transaction(async (tx) => {
        await tx.execute(
          sql`update product set selling_price_paise = 8300000, mrp_paise = 9000000 where id = 30`,
        )
        await new Promise((resolve) => setTimeout(resolve, 1_000))
      })
      const changes: Promise<unknown>[] = []
      const building = rebuildIndex(following(), { onProgress: () => changes.push(reprice(1, 85_000)) })
      await Promise.all([late, building])
      await Promise.all(changes)
      isDone = true
      await shopper
      expect(searches).toBeGreaterThan(3)
      expect(await findLiveIndex(db())).not.toBe(first)
      await followChanges(following())
      await following().cluster.refresh(following().alias)
      const { ids } = await engine().list({ ...request(), sort: 'price_desc' })
      expect(ids.slice(0, 2)).toEqual([1, 30])
    })

    it('is built again when the cluster has lost it', async () => {
      const sold = await countSold()
      expect(await needsRebuild(following())).toBe(false)
      await following().cluster.deleteIndex((await findLiveIndex(db())) ?? '')
      await expect(engine().list(request())).rejects.toThrow('The search engine answered 404')
      expect(await needsRebuild(following())).toBe(true)
      await reprice(2, 100)
      await followChanges(following())
      expect(await findLiveIndex(db())).toBeUndefined()
      await rebuildIndex(following())
      expect(await needsRebuild(following())).toBe(false)
      expect((await engine().list(request())).counts.total).toBe(sold)
    })

    it('counts a list once for all of its pages and orders', async () => {
      const search = vi.spyOn(following().cluster, 'search')
      const one = engine()
      const { counts } = await one.list(request())
      for (const sort of PRODUCT_SORTS)
        expect((await one.list({ ...request(), page: 2, sort })).counts).toBe(counts)
      expect(search).toHaveBeenCalledTimes(2 + PRODUCT_SORTS.length)
      search.mockRestore()
    })

    it('asks once for a page without facets, and counts its products', async () => {
      const search = vi.spyOn(following().cluster, 'search')
      const { ids, counts } = await engine().list({ ...request(), hasFacets: false })
      expect(search).toHaveBeenCalledTimes(1)
      search.mockRestore()
      const whole = await engine().list(request())
      expect([ids, counts.total]).toEqual([whole.ids, whole.counts.total])
    })

    it('has a shard for each node', async () => {
      const nodes = url().split(',')
      const answer = await fetch(
        `${nodes[0]}/${following().alias}/_settings/index.number_of_shards?flat_settings`,
      )
      expect(await answer.text()).toContain(`"index.number_of_shards":"${nodes.length}"`)
    })

    it('pages beyond its window as the database does', async () => {
      const sold = await countSold()
      const { ids, counts } = await engine().list({ ...request(), page: 101 })
      expect([ids, counts.total]).toEqual([[], sold])
    })

    it('refuses a query of too many clauses, and answers the next', async () => {
      await rebuildIndex(following())
      const { cluster, alias } = following()
      const should = Array.from({ length: 1_100 }, (_, id) => ({ term: { id } }))
      await expect(cluster.search(alias, { query: { bool: { should } } })).rejects.toThrow(RefusedQuery)
      const { total } = await cluster.search(alias, { size: 0, query: { match_all: {} } })
      expect(total).toBeGreaterThan(0)
    })
  })
}

const request = (): ListRequest => ({
  filter: everyProduct,
  sort: 'recommended_desc',
  page: 1,
  limit: 100,
  categories: { within: undefined, children: 'main' },
})
