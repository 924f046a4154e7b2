import type { ProductCardWire } from '@shop/contract/products.schema'
import type { Database } from '#database/openDatabase.ts'
import { KeptRows, type KeptRowsOptions } from '#http/KeptRows.ts'
import { findProductCards } from './productCards.repository.ts'

/** Stock numbers of a card may be this old, and cached answers as much older as they may be themselves. */
const MAX_AGE_MS = 20_000
const MAX_BYTES = 16 * 1024 * 1024

export type ProductCardsOptions = Pick<KeptRowsOptions<ProductCardWire>, 'state'> &
  Partial<Pick<KeptRowsOptions<ProductCardWire>, 'maxBytes' | 'now'>>

/** Product cards as lists show them to guests, kept in memory until their product changes (decision 101). */
export class ProductCards {
  readonly #kept: KeptRows<ProductCardWire>

  constructor(db: Database, options: ProductCardsOptions) {
    this.#kept = new KeptRows({
      maxBytes: MAX_BYTES,
      maxAgeMs: MAX_AGE_MS,
      read: async (ids) => new Map((await findProductCards(db, ids)).map((card) => [card.id, card])),
      productsOf: (id) => [id],
      ...options,
    })
  }

  get bytes(): number {
    return this.#kept.bytes
  }

  get requests() {
    return this.#kept.requests
  }

  /** Cards in the order of the ids, without withdrawn products. Lists share them: nobody changes one. */
  async find(ids: readonly number[]): Promise<Readonly<ProductCardWire>[]> {
    const cards = await this.#kept.get(ids)
    return ids.flatMap((id) => cards.get(id) ?? [])
  }
}
