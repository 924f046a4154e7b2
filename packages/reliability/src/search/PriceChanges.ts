import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '@shop/api/database/openDatabase'
import type { SearchCluster } from '@shop/api/modules/search/openSearch/SearchCluster'
import { sql } from 'drizzle-orm'

const PAUSE_MS = 20
const MRP_PAISE = 100_000_000

/** Changes the price of one product after another. */
export class PriceChanges {
  readonly #db: Database
  readonly #ids: readonly number[]
  readonly #prices = new Map<number, number>()
  #changes = 0
  #isOver = false
  #loop: Promise<void> = Promise.resolve()

  private constructor(db: Database, ids: readonly number[]) {
    this.#db = db
    this.#ids = ids
  }

  static start(db: Database): PriceChanges {
    const changes = new PriceChanges(
      db,
      Array.from({ length: 200 }, (_, index) => index + 1),
    )
    changes.#loop = changes.#change()
    return changes
  }

  /** Returns the number of changes. */
  async stop(): Promise<number> {
    this.#isOver = true
    await this.#loop
    return this.#changes
  }

  /** Number of products whose last price the index does not have. */
  async countLost(cluster: SearchCluster, alias: string): Promise<number> {
    await cluster.refresh(alias)
    const prices = [...this.#prices].map(([id, price]) => ({
      bool: { filter: [{ term: { id } }, { term: { price } }] },
    }))
    const { total } = await cluster.search(alias, {
      query: { bool: { should: prices, minimum_should_match: 1 } },
      size: 0,
      track_total_hits: true,
    })
    return this.#prices.size - total
  }

  async #change(): Promise<void> {
    while (!this.#isOver) {
      const id = this.#ids[this.#changes % this.#ids.length] ?? 1
      const price = 10_000 + this.#changes * 100
      const { rows } = await this.#db.execute<{ price: number }>(sql`
        update product set mrp_paise = ${MRP_PAISE}, selling_price_paise = ${price} where id = ${id} and is_active
        returning price_paise as price`)
      if (rows[0] !== undefined) this.#prices.set(id, rows[0].price)
      this.#changes += 1
      await pause(PAUSE_MS)
    }
  }
}
