import { cartQuoteSchema } from '@shop/contract/cart.schema'
import { paiseOfRupees, unitPaise } from '@shop/contract/money'
import { priceCart } from '@shop/api/modules/cart/priceCart'
import { toCartQuote } from '@shop/api/modules/cart/cart.mapper'
import { priceLines } from '@shop/api/modules/cart/priceLines'
import fc from 'fast-check'
import type { Check } from '../Check.ts'

const NOW = new Date('2026-11-22T10:00:00+05:30')
const guest = { isKnown: false, hasOrdered: false, usesOf: new Map<number, number>() }

const offers = fc.uniqueArray(
  fc.record({
    variantId: fc.integer({ min: 1, max: 40 }),
    mrpPaise: fc.integer({ min: 1, max: 1_000_000_000 }),
    off: fc.integer({ min: 0, max: 99 }),
    additionalDiscount: fc.integer({ min: 0, max: 100 }),
    units: fc.integer({ min: 0, max: 30 }),
  }),
  { maxLength: 12, selector: ({ variantId }) => variantId },
)
const wishes = fc.array(
  fc.record({ variantId: fc.integer({ min: 1, max: 40 }), quantity: fc.integer({ min: 1, max: 10 }) }),
  { maxLength: 20 },
)
const coupons = fc.option(
  fc.record({
    percent: fc.option(fc.integer({ min: 1, max: 100 })),
    amountPaise: fc.integer({ min: 1, max: 1_000_000 }),
    minPaise: fc.integer({ min: 0, max: 500_000 }),
  }),
)

/** R19: what the screen adds up is what the server charges, to the paisa. */
export const totals: Check = {
  name: 'R19',
  promise: 'The price shown is the price charged',
  async run(_shop, size) {
    const carts = size === 'long' ? 100_000 : 5_000
    const result = fc.check(
      fc.property(offers, wishes, coupons, (sold, wanted, coupon) => {
        const quote = quoteOf(sold, wanted, coupon)
        const paise = (rupees: number) => paiseOfRupees(rupees)
        const shown = quote.lines.reduce((sum, line) => sum + paise(line.selling_price) * line.quantity, 0)
        const { mrp, discount, coupon_discount, delivery_fee, total } = quote.totals
        for (const line of quote.lines) {
          const offer = sold.find(({ variantId }) => variantId === line.variant_id)
          if (offer === undefined) continue
          const card = unitPaise(sellingOf(offer), offer.additionalDiscount)
          if (card !== paise(line.selling_price))
            throw new Error('The card says something else than the cart')
          if (paise(line.line_total) !== card * line.quantity) throw new Error('A line is not its units')
        }
        if (paise(total) !== shown - paise(coupon_discount) + paise(delivery_fee))
          throw new Error('Not Σ lines')
        if (paise(total) !== paise(mrp) - paise(discount) - paise(coupon_discount) + paise(delivery_fee))
          throw new Error('Not what the summary adds up to')
        if (shown > 0 && paise(total) <= 0) throw new Error('It costs nothing')
      }),
      { numRuns: carts },
    )
    return {
      tried: `${carts.toLocaleString('en-IN')} carts`,
      failures: result.failed ? [fc.defaultReportMessage(result) ?? 'failed'] : [],
    }
  },
}

interface Offered {
  variantId: number
  mrpPaise: number
  off: number
  additionalDiscount: number
  units: number
}

const sellingOf = ({ mrpPaise, off }: Offered) => Math.max(1, Math.floor((mrpPaise * (100 - off)) / 100))

function quoteOf(
  sold: readonly Offered[],
  wanted: readonly { variantId: number; quantity: number }[],
  coupon: { percent: number | null; amountPaise: number; minPaise: number } | null,
) {
  const items = wanted.map(({ variantId, quantity }) => ({
    product_id: variantId,
    variant_id: variantId,
    quantity,
  }))
  const lines = priceLines(
    items,
    sold.map((offer) => ({
      productId: offer.variantId,
      variantId: offer.variantId,
      optionName: 'M',
      mrpPaise: offer.mrpPaise,
      sellingPricePaise: sellingOf(offer),
      additionalDiscount: offer.additionalDiscount,
      stores: [{ storeId: 1, units: offer.units }],
      title: '',
      slug: '',
      brandId: 1,
      brandName: '',
      categoryIds: [1, 2, 3],
      image: '',
      isReturnable: true,
    })),
  )
  const row = coupon && {
    id: 1,
    code: 'ANY',
    title: '',
    kind: coupon.percent === null ? ('flat' as const) : ('percent' as const),
    ...coupon,
    isFirstOrder: false,
    brandId: null,
    brandName: null,
    categoryId: null,
    categoryName: null,
    startsAt: new Date(0),
    endsAt: null,
    isPublic: true,
    usesMax: null,
    usesPerUserMax: 1,
    uses: 0,
  }
  const cart = priceCart(lines, {
    couponInput: row?.code,
    coupon: row ?? undefined,
    publicCoupons: [],
    user: guest,
    now: NOW,
  })
  return cartQuoteSchema.parse(toCartQuote(cart, { delivery: null, serviceable: null }))
}
