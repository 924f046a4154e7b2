import type { CartQuoteLine, CartQuoteRequest } from '@shop/contract/cart.schema'
import { CART_LINE_QUANTITY_MAX } from '@shop/contract/limits'
import { chargedPaise, paise, paiseOfRupees, unitPaise, type Paise } from '@shop/contract/money'
import type { SoldVariant } from './cart.repository.ts'

type Item = CartQuoteRequest['items'][number]

interface MergedItem {
  item: Item
  variant: SoldVariant | undefined
  hasOtherOptions: boolean
  quantity: number
  seenPrices: number[]
}

export interface PricedLine {
  item: Item
  variant: SoldVariant | undefined
  quantity: number
  quantityMax: number
  /** The product is on sale in other sizes or shades. */
  hasOtherOptions: boolean
  unitMrp: Paise
  unit: Paise
  mrp: Paise
  /** Units at their price, before offers and coupon. */
  total: Paise
  /** Share of an offer, and the offer's text: the whole price of a gift. */
  offerDiscount: Paise
  offerTitle: string | null
  isGift: boolean
  changes: CartQuoteLine['changes']
}

/** Lines in the order of their first items. Each unit is rounded up to whole rupees once (specification §9). */
export function priceLines(items: readonly Item[], variants: readonly SoldVariant[]): PricedLine[] {
  return mergeItems(items, variants).map(priceLine)
}

function mergeItems(items: readonly Item[], variants: readonly SoldVariant[]): MergedItem[] {
  const merged = new Map<string, MergedItem>()
  for (const item of items) {
    const variant = findSoldVariant(item, variants)
    const key = variant === undefined ? `${item.product_id}/${item.variant_id}` : String(variant.variantId)
    const hasOtherOptions = variants.some(
      ({ productId, variantId }) => productId === item.product_id && variantId !== variant?.variantId,
    )
    const mergedItem = merged.get(key) ?? { item, variant, hasOtherOptions, quantity: 0, seenPrices: [] }
    merged.set(key, mergedItem)
    mergedItem.quantity += item.quantity
    if (item.seen_price !== undefined) mergedItem.seenPrices.push(item.seen_price)
  }
  return [...merged.values()]
}

/** A product without options has one variant, which carts need not name. */
export function findSoldVariant(
  { product_id, variant_id }: Pick<Item, 'product_id' | 'variant_id'>,
  variants: readonly SoldVariant[],
): SoldVariant | undefined {
  return variants.find(
    (variant) =>
      variant.productId === product_id &&
      (variant_id === null ? variant.optionName === null : variant.variantId === variant_id),
  )
}

export function quantityMaxOf({ stores }: Pick<SoldVariant, 'stores'>): number {
  return Math.min(
    CART_LINE_QUANTITY_MAX,
    stores.reduce((sum, { units }) => sum + units, 0),
  )
}

function priceLine({ quantity, seenPrices, ...merged }: MergedItem): PricedLine {
  const { variant } = merged
  if (variant === undefined) return { ...merged, ...NOT_SOLD }
  const quantityMax = quantityMaxOf(variant)
  const sold = Math.min(quantity, quantityMax)
  const unitMrp = chargedPaise(variant.mrpPaise)
  const unit = unitPaise(variant.sellingPricePaise, variant.additionalDiscount)

  const changes: PricedLine['changes'] = []
  if (seenPrices.some((seen) => chargedPaise(paiseOfRupees(seen)) !== unit)) changes.push('price_changed')
  if (sold === 0) changes.push('out_of_stock')
  else if (sold < quantity) changes.push('quantity_reduced')

  const [mrp, total] = [paise(unitMrp * sold), paise(unit * sold)]
  return { ...merged, quantity: sold, quantityMax, unitMrp, unit, mrp, total, ...WITHOUT_OFFER, changes }
}

/** Line of a gift that the cart does not hold; none when it is out of stock. */
export function priceGift(variant: SoldVariant, offerTitle: string): PricedLine[] {
  const { productId, variantId, optionName } = variant
  const item = { product_id: productId, variant_id: optionName === null ? null : variantId, quantity: 1 }
  const line = priceLine({ item, variant, hasOtherOptions: false, quantity: 1, seenPrices: [] })
  return line.quantity === 0
    ? []
    : [{ ...line, quantityMax: 1, offerDiscount: line.unit, offerTitle, isGift: true }]
}

export function offeredPaise({ total, offerDiscount }: PricedLine): Paise {
  return paise(total - offerDiscount)
}

const NOTHING = paise(0)
const WITHOUT_OFFER = { offerDiscount: NOTHING, offerTitle: null, isGift: false }
const NOT_SOLD: Omit<PricedLine, 'item' | 'variant' | 'hasOtherOptions'> = {
  quantity: 0,
  quantityMax: 0,
  unitMrp: NOTHING,
  unit: NOTHING,
  mrp: NOTHING,
  total: NOTHING,
  ...WITHOUT_OFFER,
  changes: ['not_sold'],
}
