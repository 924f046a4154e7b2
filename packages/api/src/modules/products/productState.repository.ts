import { desc, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/openDatabase.ts'
import { brand } from '#database/schema/brand.ts'
import { product, productDetail, productSource, type ProductState } from '#database/schema/product.ts'
import { withRetries } from '#database/withRetries.ts'
import { missingFacts } from './productFacts.ts'

export interface StateChange {
  state: ProductState
  launchesAt: Date | null
}

export type StateResult =
  | { is: 'done' }
  | { is: 'unknown' }
  | { is: 'incomplete'; missing: string[] }
  | { is: 'taken'; sku: string; by: string }

/**
 * Sets the state of a product. One without the facts that the law requires can't be activated, and an archived one whose SKU another product
 * was given since can't come back.
 */
export function setProductState(
  db: Database,
  slug: string,
  { state, launchesAt }: StateChange,
): Promise<StateResult> {
  return withRetries<StateResult>(db, async (tx) => {
    const [found] = await tx
      .select({
        id: product.id,
        state: product.state,
        country_of_origin: productDetail.countryOfOrigin,
        net_quantity: productDetail.netQuantity,
        manufacturer: sql<string>`coalesce(nullif(${productDetail.manufacturer}, ''), ${brand.manufacturer})`,
        importer: productDetail.importer,
        best_before: productDetail.bestBefore,
      })
      .from(product)
      .innerJoin(brand, eq(brand.id, product.brandId))
      .leftJoin(productDetail, eq(productDetail.productId, product.id))
      .where(eq(product.slug, slug))
      .for('update', { of: product })
    if (found === undefined) return { is: 'unknown' }
    const missing = state === 'active' ? missingFacts(found) : []
    if (missing.length > 0) return { is: 'incomplete', missing }
    const taken =
      found.state === 'archived' && state !== 'archived' ? await findTaken(tx, found.id) : undefined
    if (taken !== undefined) return { is: 'taken', ...taken }
    await tx.update(product).set({ state, launchesAt, updatedAt: new Date() }).where(eq(product.id, found.id))
    // The operator's choice replaces that of a complete feed: a later line does not bring the product back by itself.
    await tx.update(productSource).set({ withdrawnAt: null }).where(eq(productSource.productId, found.id))
    return { is: 'done' }
  })
}

/** A number of the product that a variant of another product has. */
async function findTaken(tx: Transaction, productId: number) {
  const { rows } = await tx.execute<{ sku: string; by: string }>(sql`
    select own.sku, p.slug as by
    from variant own join variant other on other.sku = own.sku and other.product_id <> own.product_id and other.is_active
    join product p on p.id = other.product_id and p.state <> 'archived'
    where own.product_id = ${productId} and own.is_active order by own.id limit 1`)
  return rows[0]
}

/** Products of a state, or all, newest first. */
export function listProductStates(
  db: Database,
  { state, limit }: { state: ProductState | undefined; limit: number },
) {
  return db
    .select({
      slug: product.slug,
      state: product.state,
      pricePaise: product.pricePaise,
      launchesAt: product.launchesAt,
    })
    .from(product)
    .where(state === undefined ? undefined : eq(product.state, state))
    .orderBy(desc(product.id))
    .limit(limit)
}
