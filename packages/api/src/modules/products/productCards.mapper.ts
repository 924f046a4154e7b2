import { rupeesOfPaise } from '@shop/contract/money'
import { joinMedia } from '@shop/contract/pictures'
import type { OptionGroupWire, ProductCardWire, VariantWire } from '@shop/contract/products.schema'
import { toFlag } from '#http/toFlag.ts'
import { groupBy } from '#lists/groupBy.ts'
import type { OfferRule } from '#modules/offers/OfferRule.ts'
import { shortOfferTitle } from '#modules/offers/offerTitle.ts'
import { compareSizes } from './compareSizes.ts'
import { newProductsSince } from './isNew.ts'
import type { VariantRow } from './productCards.repository.ts'

export interface CardRow {
  id: number
  slug: string
  title: string
  titleBase: string
  media: string[]
  mrpPaise: number
  sellingPricePaise: number
  discountPercent: number
  additionalDiscount: number
  isBestSeller: boolean
  launchedOn: string
  offer: { id: number; title: string; rule: OfferRule } | null
  ratingAverage: number
  ratingCount: number
  brandName: string
  categoryName: string
}

export function toProductCardWire(row: CardRow, variants: readonly VariantRow[]): ProductCardWire {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    title_base: row.titleBase,
    media: joinMedia(row.media),
    mrp: rupeesOfPaise(row.mrpPaise),
    selling_price: rupeesOfPaise(row.sellingPricePaise),
    discount: row.discountPercent,
    additional_discount: row.additionalDiscount,
    bestSeller: toFlag(row.isBestSeller),
    is_new: toFlag(row.launchedOn > newProductsSince()),
    quantity: variants.reduce((sum, { quantity }) => sum + quantity, 0),
    is_in_wishlist: 0,
    // One picture for each: a card shows no other.
    options: toOptionGroupsWire(variants.map((one) => ({ ...one, media: one.media.slice(0, 1) }))),
    offer_details: row.offer && toOfferWire(row.offer),
    category: row.categoryName,
    brand_name: row.brandName,
    rating_average: row.ratingAverage,
    rating_count: row.ratingCount,
  }
}

function toOfferWire({ id, title, rule }: NonNullable<CardRow['offer']>): ProductCardWire['offer_details'] {
  const short = shortOfferTitle(rule)
  return { offer_id: id, offerDescription: title, ...(short !== title && { shortDescription: short }) }
}

/** Groups in the order of their first variant; sizes sorted, other values in the product's order. */
export function toOptionGroupsWire(variants: readonly VariantRow[]): OptionGroupWire[] {
  const groups = groupBy(
    variants.flatMap(({ group, name, ...row }) =>
      group === null || name === null ? [] : { group, name, ...row },
    ),
    ({ group }) => group,
  )
  return [...groups].map(([group, rows]) => {
    const groups = rows[0]?.parts?.map((part) => part.group)
    if (groups === undefined && isSize(group)) rows.sort((one, other) => compareSizes(one.name, other.name))
    return { group, ...(groups && { groups }), variants: rows.map(toVariantWire) }
  })
}

function toVariantWire(row: VariantRow & { name: string }): VariantWire {
  return {
    variant_id: row.id,
    option_name: row.name,
    ...(row.parts && { values: row.parts.map(({ value }) => value) }),
    color_code: row.colorCode,
    mrp: rupeesOfPaise(row.mrpPaise),
    selling_price: rupeesOfPaise(row.sellingPricePaise),
    quantity: row.quantity,
    media: joinMedia(row.media),
  }
}

/** True when the values of a group are sizes, which have an order of their own. */
export function isSize(group: string): boolean {
  return /size|volume|weight/i.test(group)
}
