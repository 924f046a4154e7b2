import type { ProductCardWire } from '@shop/contract/products.schema'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { isAmong, preparedFor } from '#database/preparedFor.ts'
import { brand } from '#database/schema/brand.ts'
import { category } from '#database/schema/category.ts'
import { optionValue, product, variant } from '#database/schema/product.ts'
import { stock } from '#database/schema/stock.ts'
import { offerColumn } from '#modules/offers/offers.repository.ts'
import { toProductCardWire } from './productCards.mapper.ts'

/** Name of a product's brand. A join of few products would read all brands. */
export const brandNameColumn = sql<string>`(${sql`select ${brand.name} from ${brand} where ${brand.id} = ${product.brandId}`})`

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
  offer: offerColumn,
  ratingAverage: product.ratingAverage,
  ratingCount: product.ratingCount,
  brandName: brandNameColumn,
  categoryName: category.name,
}

/** Groups and values of a combination; null for a value of its own. */
const partsColumn = sql<{ group: string; value: string }[] | null>`(
  select json_agg(json_build_object('group', part.group_name, 'value', part.name) order by option_part.position)
  from option_part join option_value part on part.id = part_id where whole_id = ${optionValue.id}
)`

export interface VariantRow {
  id: number
  group: string | null
  name: string | null
  parts: { group: string; value: string }[] | null
  colorCode: string | null
  mrpPaise: number
  sellingPricePaise: number
  media: string[]
  /** Unreserved units of all stores. */
  quantity: number
}

/**
 * Active variants of a product, as a column of a query about products: a statement of its own would take another turn. Each variant's option
 * value is looked up: a join of few variants would read all values for each product.
 */
export const variantsColumn = sql<VariantRow[]>`(
  select coalesce(json_agg(one order by one.position, one.id), '[]'::json) from (
    select ${variant.id}, ${variant.position}, ${optionValue.groupName} as "group", ${optionValue.name} as name,
      ${partsColumn} as parts, ${variant.colorCode} as "colorCode", ${variant.mrpPaise} as "mrpPaise",
      ${variant.sellingPricePaise} as "sellingPricePaise", ${variant.media} as media,
      (select coalesce(sum(${stock.onHand} - ${stock.reserved}), 0)::integer from ${stock}
        where ${stock.variantId} = ${variant.id}) as quantity
    from ${variant} left join lateral (
      select id, group_name, name from ${optionValue} where id = ${variant.optionValueId} limit 1
    ) as ${optionValue} on true
    where ${variant.productId} = ${product.id} and ${variant.isActive}
  ) as one)`

const cardsOfProducts = preparedFor((db) =>
  db
    .select({ ...cardColumns, variants: variantsColumn })
    .from(product)
    .innerJoin(category, eq(category.id, product.childId))
    .where(and(isAmong(product.id, 'ids'), product.isActive))
    .prepare('cards_of_products'),
)

/** Product cards in the order of the ids, without withdrawn products. */
export async function findProductCards(db: Database, ids: readonly number[]): Promise<ProductCardWire[]> {
  if (ids.length === 0) return []
  const products = await cardsOfProducts(db).execute({ ids })
  const cards = new Map(products.map((row) => [row.id, toProductCardWire(row, row.variants)]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}
