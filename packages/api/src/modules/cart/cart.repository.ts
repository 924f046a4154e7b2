import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#database/openDatabase.ts'
import { isAmong, preparedFor } from '#database/preparedFor.ts'
import { brand } from '#database/schema/brand.ts'
import { category } from '#database/schema/category.ts'
import { optionValue, product, productDetail, variant } from '#database/schema/product.ts'
import { stock } from '#database/schema/stock.ts'
import { variantPictureColumn } from '#modules/products/variantPictureColumn.ts'

const main = alias(category, 'main')
const sub = alias(category, 'sub')
const child = alias(category, 'child')

export interface StoreUnits {
  storeId: number
  units: number
}

const soldVariantsOfProducts = preparedFor((db) => {
  const available = db
    .select({
      stores: sql<
        StoreUnits[]
      >`json_agg(json_build_object('storeId', ${stock.storeId}, 'units', ${stock.onHand} - ${stock.reserved})
        order by ${stock.storeId})`.as('stores'),
    })
    .from(stock)
    .where(and(eq(stock.variantId, variant.id), sql`${stock.onHand} > ${stock.reserved}`))
    .as('available')
  return db
    .select({
      productId: product.id,
      variantId: variant.id,
      optionName: optionValue.name,
      netQuantity: productDetail.netQuantity,
      mrpPaise: variant.mrpPaise,
      sellingPricePaise: variant.sellingPricePaise,
      additionalDiscount: product.additionalDiscount,
      stores: sql<StoreUnits[]>`coalesce(${available.stores}, '[]'::json)`,
      title: product.title,
      slug: product.slug,
      brandId: brand.id,
      brandName: brand.name,
      categoryIds: sql<number[]>`array[${main.id}, ${sub.id}, ${child.id}]`,
      image: variantPictureColumn,
      isReturnable: sql<boolean>`${main.isReturnable} and ${sub.isReturnable} and ${child.isReturnable}`,
    })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .innerJoin(brand, eq(brand.id, product.brandId))
    .innerJoin(main, eq(main.id, product.mainId))
    .innerJoin(sub, eq(sub.id, product.subId))
    .innerJoin(child, eq(child.id, product.childId))
    .leftJoin(productDetail, eq(productDetail.productId, product.id))
    .leftJoin(optionValue, eq(optionValue.id, variant.optionValueId))
    .leftJoinLateral(available, sql`true`)
    .where(and(isAmong(variant.productId, 'productIds'), variant.isActive, product.isActive))
    .prepare('sold_variants_of_products')
})

/** All variants of these products that are on sale, with their stock in each store. */
export async function findSoldVariants(db: Db, productIds: readonly number[]) {
  return soldVariantsOfProducts(db).execute({ productIds })
}

export type SoldVariant = Awaited<ReturnType<typeof findSoldVariants>>[number]
