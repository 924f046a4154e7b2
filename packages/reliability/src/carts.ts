import { defaultDelivery } from '@shop/contract/defaultDelivery'
import { cartQuoteSchema, type CartQuote } from '@shop/contract/cart.schema'
import { paise, rupeesOfPaise, unitPaise, type Paise } from '@shop/contract/money'
import { toCartQuote } from '@shop/api/modules/cart/cart.mapper'
import { priceCart, type PricedCart } from '@shop/api/modules/cart/priceCart'
import { priceLines } from '@shop/api/modules/cart/priceLines'
import type { CartOfferRow } from '@shop/api/modules/offers/applyOffers'
import type { OfferRule } from '@shop/api/modules/offers/OfferRule'
import { offerTitle } from '@shop/api/modules/offers/offerTitle'
import type { CartItem } from '@shop/storefront/features/cart/cartItem.ts'
import fc from 'fast-check'

const NOW = new Date('2026-11-22T10:00:00+05:30')
const guest = { isKnown: false, hasOrdered: false, usesOf: new Map<number, number>() }

interface Sold {
  variantId: number
  mrpPaise: number
  off: number
  additionalDiscount: number
  units: number
  offer: number | null
  /** Part of a bundle that the product is. */
  part: number
}

/** First id of gifts, which are in no offer. All lower ids are products. */
const FIRST_GIFT_ID = 38
const OFFERS_MAX = 3

interface Wanted {
  variantId: number
  quantity: number
  /** Difference between the price that the shopper saw and the current price, in rupees. */
  seenOff: number
}

interface Promised {
  kind: 'percent' | 'flat' | 'free_delivery'
  percent: number
  amountPaise: number
  minPaise: number
}

const variantIds = fc.integer({ min: 1, max: 40 })
const selector = ({ variantId }: { variantId: number }) => variantId

const rupees = (min: number, max: number) => fc.integer({ min, max }).map((amount) => amount * 100)
const rules: fc.Arbitrary<OfferRule> = fc.oneof(
  fc.record({
    kind: fc.constant('set_price' as const),
    quantity: fc.integer({ min: 2, max: 6 }),
    pricePaise: rupees(1, 5_000),
  }),
  fc.record({
    kind: fc.constant('percent' as const),
    quantity: fc.integer({ min: 2, max: 6 }),
    percent: fc.integer({ min: 1, max: 90 }),
  }),
  fc.record({
    kind: fc.constant('pay_for' as const),
    quantity: fc.integer({ min: 3, max: 6 }),
    pays: fc.integer({ min: 1, max: 2 }),
  }),
  fc.record({
    kind: fc.constant('amount_off' as const),
    fromPaise: rupees(1_001, 5_000),
    offPaise: rupees(1, 1_000),
  }),
  fc.record({
    kind: fc.constant('gift' as const),
    quantity: fc.integer({ min: 1, max: 4 }),
    fromPaise: rupees(0, 3_000),
  }),
  fc.record({
    kind: fc.constant('bundle' as const),
    parts: fc.constant<string[]>(['shampoo', 'conditioner']),
    percent: fc.integer({ min: 1, max: 90 }),
  }),
)

/** Products on sale and their offers, a browser's cart with some of them, and a coupon. */
export const generatedCarts = fc.record({
  sold: fc.uniqueArray(
    fc.record<Sold>({
      variantId: variantIds,
      mrpPaise: fc.oneof(fc.integer({ min: 1, max: 200_000 }), fc.integer({ min: 1, max: 1_000_000_000 })),
      off: fc.integer({ min: 0, max: 99 }),
      additionalDiscount: fc.integer({ min: 0, max: 100 }),
      units: fc.integer({ min: 0, max: 30 }),
      offer: fc.option(fc.nat(OFFERS_MAX - 1)),
      part: fc.nat(1),
    }),
    { maxLength: 12, selector },
  ),
  wanted: fc.uniqueArray(
    fc.record<Wanted>({
      variantId: variantIds,
      quantity: fc.integer({ min: 1, max: 10 }),
      seenOff: fc.constantFrom(0, 0, 0, 1, -1, 250),
    }),
    { minLength: 1, maxLength: 12, selector },
  ),
  rules: fc.array(rules, { maxLength: OFFERS_MAX }),
  coupon: fc.option(
    fc.record<Promised>({
      kind: fc.constantFrom('percent', 'flat', 'free_delivery'),
      percent: fc.integer({ min: 1, max: 100 }),
      amountPaise: fc.integer({ min: 1, max: 1_000_000 }),
      minPaise: fc.integer({ min: 0, max: 500_000 }),
    }),
  ),
})

export interface GeneratedCart {
  sold: readonly Sold[]
  wanted: readonly Wanted[]
  rules: readonly OfferRule[]
  coupon: Promised | null
}

/** A cart on both sides: as the browser stores and shows it, and as the server charges it, in paise. */
export interface TwoSidedCart {
  items: CartItem[]
  quote: CartQuote
  charged: PricedCart
  saving: Paise
}

export function priceGenerated({ sold, wanted, rules: ofOffers, coupon }: GeneratedCart): TwoSidedCart {
  const items = wanted.map((item) =>
    toItem(
      item,
      sold.find(({ variantId }) => variantId === item.variantId),
    ),
  )
  const lines = priceLines(
    items.map(({ id, variantId, quantity, sell_price }) => ({
      product_id: id,
      variant_id: variantId,
      quantity,
      seen_price: sell_price,
    })),
    sold.map(toSoldVariant),
  )
  const row = coupon === null ? undefined : toCoupon(coupon)
  const offers = ofOffers.map((rule, index) => toOffer(rule, index, sold))
  const plain = {
    offers,
    couponInput: undefined,
    coupon: undefined,
    publicCoupons: [],
    user: guest,
    delivery: defaultDelivery,
    now: NOW,
  }
  const charged = priceCart(lines, { ...plain, couponInput: row?.code, coupon: row })
  const quote = cartQuoteSchema.parse(
    toCartQuote(charged, { delivery: null, held_up_by: null, serviceable: null }),
  )
  const saving = paise(priceCart(lines, plain).totals.total - charged.totals.total)
  return { items, quote, charged, saving }
}

const sellingOf = ({ mrpPaise, off }: Sold) => Math.max(1, Math.floor((mrpPaise * (100 - off)) / 100))

function toItem({ variantId, quantity, seenOff }: Wanted, sold: Sold | undefined): CartItem {
  const unit = sold === undefined ? 100_00 : unitPaise(sellingOf(sold), sold.additionalDiscount)
  const seen = Math.max(1, rupeesOfPaise(unit) + seenOff)
  return {
    id: variantId,
    slug: `product-${variantId}`,
    title: `TestProduct ${variantId}`,
    brand_name: '',
    media: '',
    variantId,
    option_name: 'M',
    quantity,
    ori_price: seen,
    sell_price: seen,
  }
}

const toSoldVariant = (sold: Sold) => ({
  productId: sold.variantId,
  variantId: sold.variantId,
  optionName: 'M',
  netQuantity: null,
  mrpPaise: sold.mrpPaise,
  sellingPricePaise: sellingOf(sold),
  additionalDiscount: sold.additionalDiscount,
  stores: [{ storeId: 1, units: sold.units }],
  title: `TestProduct ${sold.variantId}`,
  slug: `product-${sold.variantId}`,
  brandId: 1,
  brandName: '',
  categoryIds: [1, 2, 3],
  image: '',
  isReturnable: true,
})

/** Offer of these products. Its gift is sold by itself unless the shop has it already. */
function toOffer(rule: OfferRule, index: number, sold: readonly Sold[]): CartOfferRow {
  const variantId = FIRST_GIFT_ID + index
  const own = { mrpPaise: 30_000, off: 50, additionalDiscount: 0, units: 1, offer: null, part: 0 }
  const gift =
    rule.kind === 'gift'
      ? toSoldVariant(sold.find((one) => one.variantId === variantId) ?? { variantId, ...own })
      : undefined
  return {
    id: index + 1,
    title: offerTitle(rule, { noun: '', ...(gift !== undefined && { gift: gift.title }) }),
    rule,
    endsAt: null,
    giftVariantId: gift?.variantId ?? null,
    giftProductId: gift?.productId ?? null,
    gift,
    products: sold
      .filter((one) => one.offer === index && one.variantId < FIRST_GIFT_ID)
      .map((one) => ({ productId: one.variantId, part: rule.kind === 'bundle' ? one.part : null })),
  }
}

const toCoupon = ({ kind, percent, amountPaise, minPaise }: Promised) => ({
  id: 1,
  code: 'ANY',
  title: '',
  kind,
  percent: kind === 'percent' ? percent : null,
  amountPaise: kind === 'free_delivery' ? null : amountPaise,
  minPaise,
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
})
