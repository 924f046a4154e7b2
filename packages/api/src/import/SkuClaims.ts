import { sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { groupBy } from '#lists/groupBy.ts'
import type { FeedProduct } from './feedProduct.ts'

export interface Claimant {
  line: number
  product: FeedProduct
  productId: number | null
}

export interface ClaimResult {
  /** Numbers that another variant has; the line is refused. */
  taken: string[]
  /** Numbers that both variants have had since earlier imports; the line is written. */
  shared: string[]
}

interface OwnSku {
  sku: string
  /** Empty for a product without options. */
  variant: string
}

/** Variant that is sold or may be sold. A type, because rows of a query are one. */
type Holder = OwnSku & { productId: number; slug: string }

/**
 * Numbers of variants (SKU) in one import: a warehouse knows a variant by its number, so two don't get the same one (decision 121). Products
 * that have had the same one since earlier imports keep it.
 */
export class SkuClaims {
  readonly #db: Database
  /** Lines that gave a number in this import. */
  readonly #lines = new Map<string, number>()
  /** Products that this import wrote: their numbers are in `#lines`, those in the database may be earlier ones. */
  readonly #written = new Set<number>()

  constructor(db: Database) {
    this.#db = db
  }

  async claim<T extends Claimant>(claimants: readonly T[]): Promise<(T & ClaimResult)[]> {
    const own = claimants.map(({ product }) => skusOf(product))
    const holders = await this.#holders(own.flat())
    return claimants.map((claimant, index) => ({
      ...claimant,
      ...this.#take(claimant, own[index] ?? [], holders),
    }))
  }

  #take(
    { line, productId }: Claimant,
    own: readonly OwnSku[],
    holders: ReadonlyMap<string, Holder[]>,
  ): ClaimResult {
    const result: ClaimResult = { taken: [], shared: [] }
    for (const [index, { sku, variant }] of own.entries()) {
      const held = holders.get(sku) ?? []
      const isKept = held.some((one) => one.productId === productId && one.variant === variant)
      const isTwice = own.findIndex((one) => one.sku === sku) < index
      const owner = isTwice ? 'another variant of it' : this.#ownerOf(sku, productId, held)
      if (owner === undefined) continue
      const mine = variant === '' ? `"${sku}"` : `"${sku}" of ${variant}`
      result[isKept ? 'shared' : 'taken'].push(`${mine} is that of ${owner} too`)
    }
    if (result.taken.length === 0) {
      for (const { sku } of own) this.#lines.set(sku, line)
      if (productId !== null) this.#written.add(productId)
    }
    return result
  }

  #ownerOf(sku: string, productId: number | null, held: readonly Holder[]): string | undefined {
    const line = this.#lines.get(sku)
    if (line !== undefined) return `line ${line}`
    const other = held.find((one) => one.productId !== productId && !this.#written.has(one.productId))
    if (other === undefined) return undefined
    return other.variant === '' ? other.slug : `${other.slug}, ${other.variant},`
  }

  async #holders(own: readonly OwnSku[]): Promise<Map<string, Holder[]>> {
    if (own.length === 0) return new Map()
    const { rows } = await this.#db.execute<{ [Field in keyof Holder]: Holder[Field] }>(sql`
      select sku, product_id as "productId", coalesce(o.name, '') as variant, slug
      from variant v join product p on p.id = product_id left join option_value o on o.id = option_value_id
      where sku = any(${sql.param(own.map(({ sku }) => sku))}::text[]) and v.is_active and p.state <> 'archived'
      order by v.id`)
    return groupBy(rows, ({ sku }) => sku)
  }
}

function skusOf({ sku, options }: FeedProduct): OwnSku[] {
  const own =
    options.length === 0
      ? [{ sku, variant: '' }]
      : options.flatMap(({ variants }) => variants.map((one) => ({ sku: one.sku, variant: one.name })))
  return own.flatMap((one) => (one.sku === null ? [] : [{ ...one, sku: one.sku }]))
}
