import type { CartQuoteLine, CartQuoteRequest, CartQuoteResponse } from '@shop/contract/cart.schema'
import { CART_LINE_QUANTITY_MAX, DELIVERY_FEE_RUPEES, FREE_DELIVERY_FROM_RUPEES } from '@shop/contract/limits'
import {
  chargedPaise,
  paise,
  paiseOfRupees,
  rupeesOfPaise,
  unitPaise,
  type Paise,
} from '@shop/contract/money'
import type { Offer } from './cart.repository.ts'

type Item = CartQuoteRequest['items'][number]

/** All that a cart asks for of one thing. */
interface Wish {
  /** How the cart names it; the answer names it the same. */
  item: Item
  offer: Offer | undefined
  quantity: number
  seenPrices: number[]
}

/** Line totals in paise, which only the sums need. */
interface QuotedLine {
  line: CartQuoteLine
  mrp: Paise
  total: Paise
}

/**
 * A cart as it would be sold now. Each unit is rounded up to whole rupees once (spec §9); everything after that is sums of
 * whole paise, so `total` is exactly what the lines and the delivery fee add up to.
 */
export function quoteCart(items: readonly Item[], offers: readonly Offer[]): CartQuoteResponse['data'] {
  const lines = mergeItems(items, offers).map(quoteLine)
  const mrp = sum(lines.map((line) => line.mrp))
  const goods = sum(lines.map((line) => line.total))
  const freeFrom = paiseOfRupees(FREE_DELIVERY_FROM_RUPEES)
  const fee = goods === 0 || goods >= freeFrom ? paise(0) : paiseOfRupees(DELIVERY_FEE_RUPEES)
  return {
    lines: lines.map(({ line }) => line),
    coupon: null,
    offers: [],
    delivery: null,
    serviceable: null,
    totals: {
      mrp: rupeesOfPaise(mrp),
      discount: rupeesOfPaise(mrp - goods),
      coupon_discount: 0,
      delivery_fee: rupeesOfPaise(fee),
      total: rupeesOfPaise(goods + fee),
      free_delivery_missing: rupeesOfPaise(Math.max(0, freeFrom - goods)),
    },
  }
}

function sum(amounts: readonly Paise[]): Paise {
  return paise(amounts.reduce<number>((total, amount) => total + amount, 0))
}

/** One wish for each thing, in the order in which they first come: a cart may hold a thing twice. */
function mergeItems(items: readonly Item[], offers: readonly Offer[]): Wish[] {
  const wishes = new Map<string, Wish>()
  for (const item of items) {
    const offer = findOffer(item, offers)
    const key = offer === undefined ? `${item.product_id}/${item.variant_id}` : String(offer.variantId)
    const wish = wishes.get(key) ?? { item, offer, quantity: 0, seenPrices: [] }
    wishes.set(key, wish)
    wish.quantity += item.quantity
    if (item.seen_price !== undefined) wish.seenPrices.push(item.seen_price)
  }
  return [...wishes.values()]
}

/** A product without options is sold as its one variant, which a cart need not name. */
function findOffer({ product_id, variant_id }: Item, offers: readonly Offer[]): Offer | undefined {
  return offers.find(
    (offer) =>
      offer.productId === product_id &&
      (variant_id === null ? offer.optionName === null : offer.variantId === variant_id),
  )
}

function quoteLine({ item, offer, quantity, seenPrices }: Wish): QuotedLine {
  const name = { product_id: item.product_id, variant_id: item.variant_id }
  if (offer === undefined) return { line: { ...name, ...NOT_SOLD }, mrp: paise(0), total: paise(0) }

  const max = Math.min(CART_LINE_QUANTITY_MAX, Math.max(0, offer.units))
  const sold = Math.min(quantity, max)
  const unitMrp = chargedPaise(offer.mrpPaise)
  const unitPrice = unitPaise(offer.sellingPricePaise, offer.additionalDiscount)
  const mrp = paise(unitMrp * sold)
  const total = paise(unitPrice * sold)

  const changes: CartQuoteLine['changes'] = []
  if (seenPrices.some((seen) => chargedPaise(paiseOfRupees(seen)) !== unitPrice))
    changes.push('price_changed')
  if (sold === 0) changes.push('out_of_stock')
  else if (sold < quantity) changes.push('quantity_reduced')

  const line = {
    ...name,
    quantity: sold,
    quantity_max: max,
    mrp: rupeesOfPaise(unitMrp),
    selling_price: rupeesOfPaise(unitPrice),
    line_mrp: rupeesOfPaise(mrp),
    line_total: rupeesOfPaise(total),
    changes,
    title: offer.title,
    slug: offer.slug,
    brand_name: offer.brandName,
    option_name: offer.optionName,
    image: offer.image,
    returnable: offer.isReturnable,
  }
  return { line, mrp, total }
}

const NOT_SOLD = {
  quantity: 0,
  quantity_max: 0,
  mrp: 0,
  selling_price: 0,
  line_mrp: 0,
  line_total: 0,
  changes: ['not_sold' as const],
  title: '',
  slug: '',
  brand_name: '',
  option_name: null,
  image: '',
  returnable: false,
}
