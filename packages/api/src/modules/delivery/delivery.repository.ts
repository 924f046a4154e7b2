import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { product, variant } from '#database/schema/product.ts'
import { stock } from '#database/schema/stock.ts'
import type { StoreUnits } from '#modules/cart/cart.repository.ts'

/** Every variant of these products on sale, with the unreserved units of each store. */
export function findVariantStock(db: Database, productIds: readonly number[]) {
  return db
    .select({
      productId: variant.productId,
      variantId: variant.id,
      stores: sql<StoreUnits[]>`coalesce(
        json_agg(json_build_object('storeId', ${stock.storeId}, 'units', ${stock.onHand} - ${stock.reserved})
          order by ${stock.storeId})
          filter (where ${stock.onHand} > ${stock.reserved}), '[]'::json)`,
    })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .leftJoin(stock, eq(stock.variantId, variant.id))
    .where(and(inArray(variant.productId, [...productIds]), variant.isActive, product.isActive))
    .groupBy(variant.id)
}

export type VariantStock = Awaited<ReturnType<typeof findVariantStock>>[number]
