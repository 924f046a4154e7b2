import { returnException, type ReturnException } from './returnException.ts'
import type { OptionGroupWire, ProductCardWire, ProductWire, VariantWire } from './products.schema.ts'
import type { CategoryLevel } from './categories.ts'
import { discountPercent, paiseOfRupees, rupeesOfPaise, unitPaise } from './money.ts'
import { parseMedia, type Picture } from './pictures.ts'

/** Value of an option group. Amounts are in rupees, the price as charged; `colorCode` is `#rgb` or `#rrggbb`. */
export interface Variant {
  id: number
  /** Value of the group; of a combination all values, such as "M / Red". */
  name: string
  /** Value in each of the `groups` of a combination. */
  values?: readonly string[]
  colorCode: string | null
  mrp: number
  sellingPrice: number
  quantity: number
  /** Pictures of this variant, on a card the first; empty when the product's pictures apply. */
  pictures: Picture[]
}

export interface OptionGroup {
  /** Its name; of a combination the names of its groups, such as "Size / Colour". */
  name: string
  /** Groups of a combination, which the shopper chooses one after the other. */
  groups?: readonly string[]
  variants: Variant[]
}

/** Offer that a product is in. */
export interface ProductOffer {
  id: number
  /** "Any 4 selected lipsticks for ₹349" */
  title: string
  /** "Any 4 for ₹349", where the title is longer. */
  shortTitle?: string
}

/** Product in lists. Amounts are in rupees, discounts in per cent. */
export interface ProductCard {
  id: number
  slug: string
  title: string
  baseTitle: string
  brandName: string
  categoryName: string
  /** The first two on a card, which shows the second while a mouse points at it; all pictures on the product page. */
  pictures: Picture[]
  mrp: number
  /** Price of one unit after the additional discount; see `unitPaise`. */
  sellingPrice: number
  /** Discount on the MRP, with the additional discount. */
  discount: number
  additionalDiscount: number
  isBestSeller: boolean
  isNew: boolean
  isWishlisted: boolean
  /** 0 is out of stock. */
  quantity: number
  optionGroups: OptionGroup[]
  /** Variant of the colour or size that a search names: the card shows it and leads to it. */
  shownVariantId?: number
  /** Other variants match, too: the card asks for one before it adds. */
  asksVariant?: boolean
  offer: ProductOffer | null
  ratingAverage: number
  ratingCount: number
}

export interface Breadcrumb {
  id: number
  name: string
  slug: string
  level: CategoryLevel
}

export interface Product extends ProductCard {
  /** Its offer is for other products as well. */
  isOfferShared: boolean
  /** Gift of its offer, as the cart has it, and its price in rupees. */
  offerGift?: ProductWire['offer_gift']
  brandSlug: string
  /** Slug of the guide to its sizes. */
  sizeGuide?: string
  /** No longer sold: the product has neither options nor stock. */
  isArchived: boolean
  descriptionHtml: string
  highlights: string[]
  howToUse: string
  ingredients: string
  specifications: { name: string; value: string }[]
  countryOfOrigin: string
  /** Name and address. */
  manufacturer: string
  importer: string
  netQuantity: string
  /** Weight or volume that no option names, such as "50 ml". */
  packSize?: string
  bestBefore: string
  /** Why it can't be returned; null when it can be. */
  returnException: ReturnException | null
  breadcrumbs: Breadcrumb[]
}

function toVariant(wire: VariantWire, additionalDiscount: number): Variant {
  return {
    id: wire.variant_id,
    name: wire.option_name,
    ...(wire.values && { values: wire.values }),
    colorCode: wire.color_code,
    mrp: wire.mrp,
    sellingPrice: unitRupees(wire.selling_price, additionalDiscount),
    quantity: wire.quantity,
    pictures: parseMedia(wire.media),
  }
}

function toOptionGroup(wire: OptionGroupWire, additionalDiscount: number): OptionGroup {
  return {
    name: wire.group,
    ...(wire.groups && { groups: wire.groups }),
    variants: wire.variants.map((one) => toVariant(one, additionalDiscount)),
  }
}

function unitRupees(sellingPrice: number, additionalDiscount: number): number {
  return rupeesOfPaise(unitPaise(paiseOfRupees(sellingPrice), additionalDiscount))
}

export function toProductOffer(wire: ProductCardWire['offer_details']): ProductOffer | null {
  if (wire === null) return null
  const { offer_id: id, offerDescription: title, shortDescription: shortTitle } = wire
  return { id, title, ...(shortTitle !== undefined && { shortTitle }) }
}

export function toProductCard(wire: ProductCardWire): ProductCard {
  const sellingPrice = unitRupees(wire.selling_price, wire.additional_discount)
  return {
    id: wire.id,
    slug: wire.slug,
    title: wire.title,
    baseTitle: wire.title_base,
    brandName: wire.brand_name,
    categoryName: wire.category,
    pictures: parseMedia(wire.media).slice(0, 2),
    mrp: wire.mrp,
    sellingPrice,
    discount: discountPercent(paiseOfRupees(wire.mrp), paiseOfRupees(sellingPrice)),
    additionalDiscount: wire.additional_discount,
    isBestSeller: wire.bestSeller === 1,
    isNew: wire.is_new === 1,
    isWishlisted: wire.is_in_wishlist === 1,
    quantity: wire.quantity,
    optionGroups: wire.options.map((group) => toOptionGroup(group, wire.additional_discount)),
    ...(wire.shown_variant_id !== undefined && { shownVariantId: wire.shown_variant_id }),
    ...(wire.asks_variant === 1 && { asksVariant: true }),
    offer: toProductOffer(wire.offer_details),
    ratingAverage: wire.rating_average,
    ratingCount: wire.rating_count,
  }
}

export function toProduct(wire: ProductWire): Product {
  const card = toProductCard(wire)
  const withAltTexts = (pictures: readonly Picture[]) =>
    pictures.map((picture) => ({ ...picture, alt: wire.alt_texts?.[picture.src] }))
  return {
    ...card,
    pictures: withAltTexts(parseMedia(wire.media)),
    optionGroups: card.optionGroups.map((group) => ({
      ...group,
      variants: group.variants.map((one) => ({ ...one, pictures: withAltTexts(one.pictures) })),
    })),
    isOfferShared: wire.is_offer_shared === 1,
    offerGift: wire.offer_gift,
    brandSlug: wire.brand_slug,
    sizeGuide: wire.size_guide,
    isArchived: wire.is_archived === 1,
    descriptionHtml: wire.description,
    highlights: wire.highlights,
    howToUse: wire.how_to_use,
    ingredients: wire.ingredients,
    specifications: wire.specifications,
    countryOfOrigin: wire.country_of_origin,
    manufacturer: wire.manufacturer,
    importer: wire.importer,
    netQuantity: wire.net_quantity,
    packSize: wire.pack_size,
    bestBefore: wire.best_before,
    returnException: wire.returnable ? null : returnException(wire.breadcrumbs),
    breadcrumbs: wire.breadcrumbs,
  }
}
