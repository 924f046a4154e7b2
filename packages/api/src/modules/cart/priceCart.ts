import type { CartOffer, CartQuote, CouponOffer, CouponOutcome } from '@shop/contract/cart.schema'
import type { DeliverySettings } from '@shop/contract/delivery-settings.schema'
import { paise, paiseOfRupees, rupeesOfPaise, type Paise } from '@shop/contract/money'
import type { CouponRow } from '#modules/coupons/coupons.repository.ts'
import { describeCoupon } from '#modules/coupons/describeCoupon.ts'
import {
  evaluateCoupon,
  isFor,
  isOpenTo,
  type CouponEffect,
  type CouponUser,
} from '#modules/coupons/evaluateCoupon.ts'
import { applyOffers, type CartOfferRow } from '#modules/offers/applyOffers.ts'
import { splitDiscount } from '#money/splitDiscount.ts'
import { offeredPaise, type PricedLine } from './priceLines.ts'

export interface PriceTerms {
  offers: readonly CartOfferRow[]
  couponInput: string | undefined
  coupon: CouponRow | undefined
  publicCoupons: readonly CouponRow[]
  user: CouponUser
  delivery: Pick<DeliverySettings, 'fee' | 'free_from'>
  now: Date
}

/** Totals in paise: `total = goods - offerDiscount - couponDiscount + deliveryFee`. */
export interface CartTotals {
  mrp: Paise
  goods: Paise
  offerDiscount: Paise
  couponDiscount: Paise
  deliveryFee: Paise
  total: Paise
  freeDeliveryMissing: Paise
  freeDeliveryFrom: Paise
}

export interface PricedCart {
  lines: readonly PricedLine[]
  totals: CartTotals
  appliedCoupon: CouponRow | null
  /** Share of the coupon's discount per line. */
  couponShares: readonly Paise[]
  outcome: CouponOutcome | null
  publicCoupons: CouponOffer[]
  offers: CartOffer[]
}

const NOTHING = paise(0)

/** Offers come first; the coupon is for the rest. Free delivery counts goods before offers, so that an offer never brings the fee back. */
export function priceCart(cartLines: readonly PricedLine[], terms: PriceTerms): PricedCart {
  const { lines, offers } = applyOffers(cartLines, terms.offers)
  const mrp = sum(lines.map((line) => line.mrp))
  const goods = sum(lines.map((line) => line.total))
  const offerDiscount = sum(lines.map((line) => line.offerDiscount))
  const gifts = sum(lines.filter(({ isGift }) => isGift).map((line) => line.total))
  const paid = goods - offerDiscount
  const freeDeliveryFrom = paiseOfRupees(terms.delivery.free_from)
  const feeAfter = (discount: number) => {
    const counted = goods - gifts - discount
    return counted === 0 || counted >= freeDeliveryFrom ? NOTHING : paiseOfRupees(terms.delivery.fee)
  }
  const effectOf = (coupon: CouponRow) =>
    evaluateCoupon(coupon, couponLinesOf(lines), terms.user, {
      deliveryFeeOf: (left) => feeAfter(paid - left),
      now: terms.now,
    })

  const effect = terms.coupon && effectOf(terms.coupon)
  const couponDiscount = effect?.applies ? effect.discount : NOTHING
  const deliveryFee = effect?.applies ? effect.deliveryFee : feeAfter(0)
  return {
    lines,
    totals: {
      mrp,
      goods,
      offerDiscount,
      couponDiscount,
      deliveryFee,
      total: paise(paid - couponDiscount + deliveryFee),
      freeDeliveryMissing:
        goods > 0 && deliveryFee === 0
          ? NOTHING
          : paise(Math.max(0, freeDeliveryFrom - (goods - gifts - couponDiscount))),
      freeDeliveryFrom,
    },
    appliedCoupon: (effect?.applies && terms.coupon) || null,
    couponShares: sharesOf(lines, couponDiscount, terms.coupon),
    outcome: outcomeOf(terms, effect),
    publicCoupons: publicCouponsOf(terms, effectOf),
    offers,
  }
}

function couponLinesOf(lines: readonly PricedLine[]) {
  return lines.flatMap((line) =>
    line.variant === undefined
      ? []
      : [
          {
            brandId: line.variant.brandId,
            categoryIds: line.variant.categoryIds,
            total: offeredPaise(line),
          },
        ],
  )
}

/** Divides the discount among the lines; a coupon for a brand or category applies to lines of it only. */
function sharesOf(lines: readonly PricedLine[], discount: Paise, coupon: CouponRow | undefined): Paise[] {
  const isShared = ({ variant }: PricedLine) =>
    coupon !== undefined && variant !== undefined && isFor(coupon, variant)
  const parts = lines.map((line) => ({ key: line.variant?.variantId ?? 0, amount: offeredPaise(line) }))
  const shared = parts.map((part, index) => {
    const line = lines[index]
    return line !== undefined && isShared(line) ? part : { ...part, amount: NOTHING }
  })
  // With one rupee left to pay, the discount may exceed the eligible lines: then all lines share it.
  return splitDiscount(discount, sum(shared.map(({ amount }) => amount)) >= discount ? shared : parts)
}

function outcomeOf(
  { couponInput, coupon }: PriceTerms,
  effect: CouponEffect | undefined,
): CouponOutcome | null {
  if (couponInput === undefined || couponInput.trim() === '') return null
  if (coupon === undefined || effect === undefined) {
    const reason = 'We don’t know this coupon. Check the spelling.'
    return { code: couponInput.trim().toUpperCase(), applied: false, reason, waits: false, saving: 0 }
  }
  return toOutcome(coupon, effect)
}

function toOutcome({ code }: CouponRow, effect: CouponEffect): CouponOutcome {
  return effect.applies
    ? { code, applied: true, reason: null, waits: false, saving: rupeesOfPaise(effect.saving) }
    : { code, applied: false, reason: effect.reason, waits: effect.waits, saving: 0 }
}

/** Applicable coupons first, then by saving, largest first. */
function publicCouponsOf(
  { publicCoupons, user }: PriceTerms,
  effectOf: (coupon: CouponRow) => CouponEffect,
): CouponOffer[] {
  return publicCoupons
    .filter((coupon) => isOpenTo(coupon, user))
    .map((coupon) => {
      const effect = effectOf(coupon)
      return {
        ...toOutcome(coupon, effect),
        title: coupon.title,
        description: describeCoupon(coupon),
        needs_login: !effect.applies && effect.needsLogin,
      }
    })
    .toSorted((one, other) => other.saving - one.saving)
}

function sum(amounts: readonly Paise[]): Paise {
  return paise(amounts.reduce<number>((total, amount) => total + amount, 0))
}

export function toTotalsWire(totals: CartTotals): CartQuote['totals'] {
  return {
    mrp: rupeesOfPaise(totals.mrp),
    discount: rupeesOfPaise(totals.mrp - totals.goods),
    offer_discount: rupeesOfPaise(totals.offerDiscount),
    coupon_discount: rupeesOfPaise(totals.couponDiscount),
    delivery_fee: rupeesOfPaise(totals.deliveryFee),
    total: rupeesOfPaise(totals.total),
    free_delivery_missing: rupeesOfPaise(totals.freeDeliveryMissing),
    free_delivery_from: rupeesOfPaise(totals.freeDeliveryFrom),
  }
}
