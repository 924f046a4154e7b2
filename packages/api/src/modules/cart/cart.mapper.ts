import type { CartQuote, CartQuoteLine } from '@shop/contract/cart.schema'
import { rupeesOfPaise } from '@shop/contract/money'
import { toTotalsWire, type PricedCart } from './priceCart.ts'
import type { PricedLine } from './priceLines.ts'

export function toCartQuote(
  cart: PricedCart,
  delivery: Pick<CartQuote, 'delivery' | 'serviceable'>,
): CartQuote {
  return {
    lines: cart.lines.map(toLine),
    coupon: cart.outcome,
    offers: cart.offers,
    ...delivery,
    totals: toTotalsWire(cart.totals),
  }
}

function toLine({ item, offer, ...line }: PricedLine): CartQuoteLine {
  return {
    product_id: item.product_id,
    variant_id: item.variant_id,
    quantity: line.quantity,
    quantity_max: line.quantityMax,
    mrp: rupeesOfPaise(line.unitMrp),
    selling_price: rupeesOfPaise(line.unit),
    line_mrp: rupeesOfPaise(line.mrp),
    line_total: rupeesOfPaise(line.total),
    changes: line.changes,
    title: offer?.title ?? '',
    slug: offer?.slug ?? '',
    brand_name: offer?.brandName ?? '',
    option_name: offer?.optionName ?? null,
    image: offer?.image ?? '',
    returnable: offer?.isReturnable ?? false,
  }
}
