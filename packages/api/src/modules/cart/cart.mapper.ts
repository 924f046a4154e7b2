import type { CartQuote, CartQuoteLine } from '@shop/contract/cart.schema'
import { rupeesOfPaise } from '@shop/contract/money'
import { packSizeOf } from '#modules/products/packSizeOf.ts'
import type { CartDelivery } from './cartDelivery.ts'
import { toTotalsWire, type PricedCart } from './priceCart.ts'
import type { PricedLine } from './priceLines.ts'

export function toCartQuote(cart: PricedCart, delivery: CartDelivery): CartQuote {
  return {
    lines: cart.lines.map(toLine),
    coupon: cart.outcome,
    offers: cart.publicCoupons,
    cart_offers: cart.offers,
    ...delivery,
    totals: toTotalsWire(cart.totals),
  }
}

function toLine({ item, variant, ...line }: PricedLine): CartQuoteLine {
  return {
    product_id: item.product_id,
    variant_id: item.variant_id,
    quantity: line.quantity,
    quantity_max: line.quantityMax,
    mrp: rupeesOfPaise(line.unitMrp),
    selling_price: rupeesOfPaise(line.unit),
    line_mrp: rupeesOfPaise(line.mrp),
    line_total: rupeesOfPaise(line.total),
    offer_discount: rupeesOfPaise(line.offerDiscount),
    offer: line.offerTitle,
    is_gift: line.isGift,
    changes: line.changes,
    title: variant?.title ?? '',
    slug: variant?.slug ?? '',
    brand_name: variant?.brandName ?? '',
    option_name: variant?.optionName ?? null,
    pack_size: packSizeOf(variant?.netQuantity ?? '', variant?.optionName ? [variant.optionName] : []),
    has_other_options: line.hasOtherOptions,
    image: variant?.image ?? '',
    returnable: variant?.isReturnable ?? false,
  }
}
