import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { brand } from '#database/schema/brand.ts'
import { product, productDetail, type ProductState } from '#database/schema/product.ts'
import { withRetries } from '#database/withRetries.ts'
import { missingFacts } from './productFacts.ts'

export interface StateChange {
  state: ProductState
  launchesAt: Date | null
}

export type StateResult = { is: 'done' } | { is: 'unknown' } | { is: 'incomplete'; missing: string[] }

/** Sets the state of a product. A product without the facts that the law requires can't be activated. */
export function setProductState(
  db: Database,
  slug: string,
  { state, launchesAt }: StateChange,
): Promise<StateResult> {
  return withRetries<StateResult>(db, async (tx) => {
    const [found] = await tx
      .select({
        id: product.id,
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
    await tx.update(product).set({ state, launchesAt, updatedAt: new Date() }).where(eq(product.id, found.id))
    return { is: 'done' }
  })
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
