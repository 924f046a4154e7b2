import type { CartQuoteLine, CartQuoteRequest } from '@shop/contract/cart.schema'
import { CART_LINE_QUANTITY_MAX } from '@shop/contract/limits'
import { chargedPaise, paise, paiseOfRupees, unitPaise, type Paise } from '@shop/contract/money'
import type { Offer } from './cart.repository.ts'

type Item = CartQuoteRequest['items'][number]

interface MergedItem {
  item: Item
  offer: Offer | undefined
  quantity: number
  seenPrices: number[]
}

/** Line at current prices, in paise. */
export interface PricedLine {
  /** Item as the cart names it. */
  item: Item
  /** Undefined for a variant that is not on sale. */
  offer: Offer | undefined
  /** Quantity that can be bought, and its maximum. */
  quantity: number
  quantityMax: number
  unitMrp: Paise
  unit: Paise
  mrp: Paise
  total: Paise
  changes: CartQuoteLine['changes']
}

/** Lines in the order of their first items. Each unit is rounded up to whole rupees once (specification §9). */
export function priceLines(items: readonly Item[], offers: readonly Offer[]): PricedLine[] {
  return mergeItems(items, offers).map(priceLine)
}

/** A cart may contain a variant twice. */
function mergeItems(items: readonly Item[], offers: readonly Offer[]): MergedItem[] {
  const merged = new Map<string, MergedItem>()
  for (const item of items) {
    const offer = findOffer(item, offers)
    const key = offer === undefined ? `${item.product_id}/${item.variant_id}` : String(offer.variantId)
    const mergedItem = merged.get(key) ?? { item, offer, quantity: 0, seenPrices: [] }
    merged.set(key, mergedItem)
    mergedItem.quantity += item.quantity
    if (item.seen_price !== undefined) mergedItem.seenPrices.push(item.seen_price)
  }
  return [...merged.values()]
}

/** A product without options has one variant, which carts need not name. */
export function findOffer(
  { product_id, variant_id }: Pick<Item, 'product_id' | 'variant_id'>,
  offers: readonly Offer[],
): Offer | undefined {
  return offers.find(
    (offer) =>
      offer.productId === product_id &&
      (variant_id === null ? offer.optionName === null : offer.variantId === variant_id),
  )
}

export function quantityMaxOf({ stores }: Pick<Offer, 'stores'>): number {
  return Math.min(
    CART_LINE_QUANTITY_MAX,
    stores.reduce((sum, { units }) => sum + units, 0),
  )
}

function priceLine({ item, offer, quantity, seenPrices }: MergedItem): PricedLine {
  if (offer === undefined) return { item, offer, ...NOT_SOLD }
  const quantityMax = quantityMaxOf(offer)
  const sold = Math.min(quantity, quantityMax)
  const unitMrp = chargedPaise(offer.mrpPaise)
  const unit = unitPaise(offer.sellingPricePaise, offer.additionalDiscount)

  const changes: PricedLine['changes'] = []
  if (seenPrices.some((seen) => chargedPaise(paiseOfRupees(seen)) !== unit)) changes.push('price_changed')
  if (sold === 0) changes.push('out_of_stock')
  else if (sold < quantity) changes.push('quantity_reduced')

  const [mrp, total] = [paise(unitMrp * sold), paise(unit * sold)]
  return { item, offer, quantity: sold, quantityMax, unitMrp, unit, mrp, total, changes }
}

const NOTHING = paise(0)
const NOT_SOLD: Omit<PricedLine, 'item' | 'offer'> = {
  quantity: 0,
  quantityMax: 0,
  unitMrp: NOTHING,
  unit: NOTHING,
  mrp: NOTHING,
  total: NOTHING,
  changes: ['not_sold'],
}
