import { percentOff } from '#money/percentOff.ts'
import { orderMessages } from '@shop/contract/orderMessages'
import { formatRupees, paise, rupeesOfPaise, type Paise } from '@shop/contract/money'
import type { CouponRow } from './coupons.repository.ts'

export interface CouponLine {
  brandId: number
  categoryIds: readonly number[]
  total: Paise
}

export interface CouponUser {
  /** False for guests, whose orders are unknown. */
  isKnown: boolean
  hasOrdered: boolean
  usesOf: ReadonlyMap<number, number>
}

export type CouponEffect =
  | { applies: true; discount: Paise; deliveryFee: Paise; saving: Paise }
  | { applies: false; reason: string; waits: boolean; needsLogin: boolean }

export interface CouponTerms {
  deliveryFeeOf: (goods: number) => Paise
  now: Date
}

const ONE_RUPEE = 100
const istDay = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', day: 'numeric', month: 'long' })

/** `saving` is the difference of the totals, with the delivery fee. A coupon without a saving does not apply. */
export function evaluateCoupon(
  coupon: CouponRow,
  lines: readonly CouponLine[],
  user: CouponUser,
  { deliveryFeeOf, now }: CouponTerms,
): CouponEffect {
  const no = (reason: string, { waits = false, needsLogin = false } = {}): CouponEffect => ({
    applies: false,
    reason,
    waits,
    needsLogin,
  })
  const wait = (reason: string) => no(reason, { waits: true })
  const give = (effect: { discount: Paise; deliveryFee: Paise; saving: Paise }): CouponEffect =>
    coupon.isFirstOrder && !user.isKnown
      ? no(`Log in to save ${formatRupees(rupeesOfPaise(effect.saving))} with this coupon.`, {
          needsLogin: true,
        })
      : { applies: true, ...effect }
  if (now < coupon.startsAt) return no(`This coupon is valid from ${istDay.format(coupon.startsAt)} on.`)
  if (coupon.endsAt !== null && now >= coupon.endsAt)
    return no(`This coupon ended on ${istDay.format(coupon.endsAt)}.`)
  if (coupon.usesMax !== null && coupon.uses >= coupon.usesMax) return no('This coupon has been used up.')
  if (coupon.isFirstOrder && user.hasOrdered) return no('This coupon is for a first order.')
  if ((user.usesOf.get(coupon.id) ?? 0) >= coupon.usesPerUserMax)
    return no('You have used this coupon already.')

  const goods = sum(lines)
  if (goods === 0) return wait('Add something to your cart first.')
  const eligible = sum(lines.filter((line) => isFor(coupon, line)))
  const of = coupon.brandName ?? coupon.categoryName
  if (eligible === 0) return wait(`Add something ${of === null ? '' : `of ${of} `}to use this coupon.`)
  if (eligible < coupon.minPaise) {
    const missing = formatRupees(rupeesOfPaise(coupon.minPaise - eligible))
    return wait(`Add ${missing} more${of === null ? '' : ` of ${of}`}.`)
  }

  const fee = deliveryFeeOf(goods)
  if (coupon.kind === 'free_delivery') {
    if (fee === 0) return no('Delivery is free already.')
    return give({ discount: paise(0), deliveryFee: paise(0), saving: fee })
  }
  const discount = Math.min(discountOf(coupon, eligible), goods - ONE_RUPEE)
  if (discount <= 0) return no('It takes nothing off this cart.')
  const deliveryFee = deliveryFeeOf(goods - discount)
  const saving = discount - (deliveryFee - fee)
  if (saving <= 0) return no(orderMessages.couponFeeBack)
  return give({ discount: paise(discount), deliveryFee, saving: paise(saving) })
}

/** Discount in whole rupees, because screens show whole rupees. */
function discountOf({ percent, amountPaise }: CouponRow, eligible: number): number {
  const share = percent === null ? eligible : percentOff(eligible, percent)
  return Math.floor(Math.min(share, amountPaise ?? share) / ONE_RUPEE) * ONE_RUPEE
}

/** False for a coupon that nothing in the cart makes usable again for this shopper. */
export function isOpenTo({ isFirstOrder, id, usesPerUserMax }: CouponRow, user: CouponUser): boolean {
  return !(isFirstOrder && user.hasOrdered) && (user.usesOf.get(id) ?? 0) < usesPerUserMax
}

export function isFor(
  { brandId, categoryId }: Pick<CouponRow, 'brandId' | 'categoryId'>,
  line: Omit<CouponLine, 'total'>,
): boolean {
  return (
    (brandId === null || line.brandId === brandId) &&
    (categoryId === null || line.categoryIds.includes(categoryId))
  )
}

const sum = (lines: readonly CouponLine[]) => lines.reduce((total, line) => total + line.total, 0)
