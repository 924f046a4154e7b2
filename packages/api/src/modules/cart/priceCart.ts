import type { CartQuote, CouponOffer, CouponOutcome } from '@shop/contract/cart.schema'
import { DELIVERY_FEE_RUPEES, FREE_DELIVERY_FROM_RUPEES } from '@shop/contract/limits'
import { paise, paiseOfRupees, rupeesOfPaise, type Paise } from '@shop/contract/money'
import type { CouponRow } from '#modules/coupons/coupons.repository.ts'
import { describeCoupon } from '#modules/coupons/describeCoupon.ts'
import { evaluateCoupon, isFor, type CouponEffect, type CouponUser } from '#modules/coupons/evaluateCoupon.ts'
import { splitDiscount } from '#modules/coupons/splitDiscount.ts'
import type { PricedLine } from './priceLines.ts'

export interface PriceTerms {
  couponInput: string | undefined
  coupon: CouponRow | undefined
  publicCoupons: readonly CouponRow[]
  user: CouponUser
  now: Date
}

/** Totals in paise: `total = mrp - discount - couponDiscount + deliveryFee`. */
export interface CartTotals {
  mrp: Paise
  goods: Paise
  couponDiscount: Paise
  deliveryFee: Paise
  total: Paise
  freeDeliveryMissing: Paise
}

export interface PricedCart {
  lines: readonly PricedLine[]
  totals: CartTotals
  appliedCoupon: CouponRow | null
  /** Share of the coupon's discount per line. */
  couponShares: readonly Paise[]
  outcome: CouponOutcome | null
  offers: CouponOffer[]
}

const NOTHING = paise(0)

/** Totals of a cart in paise: exactly the sum of lines, coupon and delivery. */
export function priceCart(lines: readonly PricedLine[], terms: PriceTerms): PricedCart {
  const mrp = sum(lines.map((line) => line.mrp))
  const goods = sum(lines.map((line) => line.total))
  const effectOf = (coupon: CouponRow) =>
    evaluateCoupon(coupon, couponLinesOf(lines), terms.user, { deliveryFeeOf, now: terms.now })

  const effect = terms.coupon && effectOf(terms.coupon)
  const couponDiscount = effect?.applies ? effect.discount : NOTHING
  const deliveryFee = effect?.applies ? effect.deliveryFee : deliveryFeeOf(goods)
  return {
    lines,
    totals: {
      mrp,
      goods,
      couponDiscount,
      deliveryFee,
      total: paise(goods - couponDiscount + deliveryFee),
      freeDeliveryMissing:
        goods > 0 && deliveryFee === 0
          ? NOTHING
          : paise(Math.max(0, paiseOfRupees(FREE_DELIVERY_FROM_RUPEES) - (goods - couponDiscount))),
    },
    appliedCoupon: (effect?.applies && terms.coupon) || null,
    couponShares: sharesOf(lines, couponDiscount, terms.coupon),
    outcome: outcomeOf(terms, effect),
    offers: offersOf(terms.publicCoupons, effectOf),
  }
}

/** Delivery is free from an amount of paid goods. */
function deliveryFeeOf(goods: number): Paise {
  return goods === 0 || goods >= paiseOfRupees(FREE_DELIVERY_FROM_RUPEES)
    ? NOTHING
    : paiseOfRupees(DELIVERY_FEE_RUPEES)
}

function couponLinesOf(lines: readonly PricedLine[]) {
  return lines.flatMap(({ offer, total }) =>
    offer === undefined ? [] : [{ brandId: offer.brandId, categoryIds: offer.categoryIds, total }],
  )
}

/** Only eligible lines share a coupon for a brand or category. */
function sharesOf(lines: readonly PricedLine[], discount: Paise, coupon: CouponRow | undefined): Paise[] {
  const isShared = ({ offer }: PricedLine) =>
    coupon !== undefined && offer !== undefined && isFor(coupon, offer)
  const shared = lines.map((line) => (isShared(line) ? line.total : NOTHING))
  // With one rupee left to pay, the discount may exceed the eligible lines: then all lines share it.
  return splitDiscount(discount, sum(shared) >= discount ? shared : lines.map((line) => line.total))
}

function outcomeOf(
  { couponInput, coupon }: PriceTerms,
  effect: CouponEffect | undefined,
): CouponOutcome | null {
  if (couponInput === undefined || couponInput.trim() === '') return null
  if (coupon === undefined || effect === undefined) {
    const reason = "We don't know this coupon. Check how it is spelt."
    return { code: couponInput.trim().toUpperCase(), applied: false, reason, saving: 0 }
  }
  return toOutcome(coupon, effect)
}

function toOutcome({ code }: CouponRow, effect: CouponEffect): CouponOutcome {
  return effect.applies
    ? { code, applied: true, reason: null, saving: rupeesOfPaise(effect.saving) }
    : { code, applied: false, reason: effect.reason, saving: 0 }
}

/** Applicable coupons first, then by saving, largest first. */
function offersOf(
  coupons: readonly CouponRow[],
  effectOf: (coupon: CouponRow) => CouponEffect,
): CouponOffer[] {
  return coupons
    .map((coupon) => ({
      ...toOutcome(coupon, effectOf(coupon)),
      title: coupon.title,
      description: describeCoupon(coupon),
    }))
    .toSorted((one, other) => other.saving - one.saving)
}

function sum(amounts: readonly Paise[]): Paise {
  return paise(amounts.reduce<number>((total, amount) => total + amount, 0))
}

/** Totals in rupees for the response. */
export function toTotalsWire(totals: CartTotals): CartQuote['totals'] {
  return {
    mrp: rupeesOfPaise(totals.mrp),
    discount: rupeesOfPaise(totals.mrp - totals.goods),
    coupon_discount: rupeesOfPaise(totals.couponDiscount),
    delivery_fee: rupeesOfPaise(totals.deliveryFee),
    total: rupeesOfPaise(totals.total),
    free_delivery_missing: rupeesOfPaise(totals.freeDeliveryMissing),
  }
}
