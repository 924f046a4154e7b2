import type { ProductCardWire } from '@shop/contract/products.schema'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { isAmong, preparedFor } from '#database/preparedFor.ts'
import { brand } from '#database/schema/brand.ts'
import { category } from '#database/schema/category.ts'
import { optionValue, product, variant } from '#database/schema/product.ts'
import { stock } from '#database/schema/stock.ts'
import { offerTitleColumn } from '#modules/offers/offers.repository.ts'
import { groupBy } from '#lists/groupBy.ts'
import { toProductCardWire } from './productCards.mapper.ts'

export const cardColumns = {
  id: product.id,
  slug: product.slug,
  title: product.title,
  titleBase: product.titleBase,
  media: product.media,
  mrpPaise: product.mrpPaise,
  sellingPricePaise: product.sellingPricePaise,
  discountPercent: product.discountPercent,
  additionalDiscount: product.additionalDiscount,
  isBestSeller: product.isBestSeller,
  launchedOn: product.launchedOn,
  offer: offerTitleColumn,
  ratingAverage: product.ratingAverage,
  ratingCount: product.ratingCount,
  brandName: brand.name,
  categoryName: category.name,
}

/** Groups and values of a combination; null for a value of its own. */
const partsColumn = sql<{ group: string; value: string }[] | null>`(
  select json_agg(json_build_object('group', part.group_name, 'value', part.name) order by option_part.position)
  from option_part join option_value part on part.id = part_id where whole_id = ${optionValue.id}
)`

const variantsOfProducts = preparedFor((db) =>
  db
    .select({
      id: variant.id,
      productId: variant.productId,
      group: optionValue.groupName,
      name: optionValue.name,
      parts: partsColumn,
      colorCode: variant.colorCode,
      mrpPaise: variant.mrpPaise,
      sellingPricePaise: variant.sellingPricePaise,
      media: variant.media,
      quantity: sql<number>`coalesce(sum(${stock.onHand} - ${stock.reserved}), 0)::integer`,
    })
    .from(variant)
    .leftJoin(optionValue, eq(optionValue.id, variant.optionValueId))
    .leftJoin(stock, eq(stock.variantId, variant.id))
    .where(and(isAmong(variant.productId, 'ids'), variant.isActive))
    .groupBy(variant.id, optionValue.id)
    .orderBy(asc(variant.productId), asc(variant.position), asc(variant.id))
    .prepare('variants_of_products'),
)

const cardsOfProducts = preparedFor((db) =>
  db
    .select(cardColumns)
    .from(product)
    .innerJoin(brand, eq(brand.id, product.brandId))
    .innerJoin(category, eq(category.id, product.childId))
    .where(and(isAmong(product.id, 'ids'), product.isActive))
    .prepare('cards_of_products'),
)

/** Active variants of products with their total stock over all stores. */
export async function findVariants(db: Database, productIds: readonly number[]) {
  return variantsOfProducts(db).execute({ ids: productIds })
}

/** Product cards in the order of the ids, without withdrawn products. */
export async function findProductCards(db: Database, ids: readonly number[]): Promise<ProductCardWire[]> {
  if (ids.length === 0) return []
  const [products, variants] = await Promise.all([
    cardsOfProducts(db).execute({ ids }),
    findVariants(db, ids),
  ])
  const variantsOf = groupBy(variants, ({ productId }) => productId)
  const cards = new Map(products.map((row) => [row.id, toProductCardWire(row, variantsOf.get(row.id) ?? [])]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}
