import { formatRupees, paise, rupeesOfPaise, type Paise } from '@shop/contract/money'
import type { CouponRow } from './coupons.repository.ts'

/** What of a cart a coupon looks at. */
export interface CouponLine {
  brandId: number
  categoryIds: readonly number[]
  total: Paise
}

/** Who would use it. */
export interface CouponUser {
  /** False for guests: of them we know neither. */
  isKnown: boolean
  hasOrdered: boolean
  usesOf: ReadonlyMap<number, number>
}

export type CouponEffect =
  { applies: true; discount: Paise; freesDelivery: boolean } | { applies: false; reason: string }

const ONE_RUPEE = 100
const istDay = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', day: 'numeric', month: 'long' })

/** What a coupon does for a cart, or what is missing. `deliveryFee` is what delivery would cost without it. */
export function evaluateCoupon(
  coupon: CouponRow,
  lines: readonly CouponLine[],
  user: CouponUser,
  { deliveryFee, now }: { deliveryFee: Paise; now: Date },
): CouponEffect {
  const no = (reason: string): CouponEffect => ({ applies: false, reason })
  if (now < coupon.startsAt) return no(`This coupon is valid from ${istDay.format(coupon.startsAt)} on.`)
  if (coupon.endsAt !== null && now >= coupon.endsAt)
    return no(`This coupon ended on ${istDay.format(coupon.endsAt)}.`)
  if (coupon.usesMax !== null && coupon.uses >= coupon.usesMax) return no('This coupon has been used up.')
  if (coupon.isFirstOrder && !user.isKnown) return no('Log in to use this coupon: it is for a first order.')
  if (coupon.isFirstOrder && user.hasOrdered) return no('This coupon is for a first order.')
  if ((user.usesOf.get(coupon.id) ?? 0) >= coupon.usesPerUserMax)
    return no('You have used this coupon already.')

  const goods = sum(lines)
  if (goods === 0) return no('Add something to your cart first.')
  const eligible = sum(lines.filter((line) => isFor(coupon, line)))
  const of = coupon.brandName ?? coupon.categoryName
  if (eligible === 0) return no(`Add something ${of === null ? '' : `of ${of} `}to use this coupon.`)
  if (eligible < coupon.minPaise) {
    const missing = formatRupees(rupeesOfPaise(coupon.minPaise - eligible))
    return no(`Add ${missing} more${of === null ? '' : ` of ${of}`}.`)
  }

  if (coupon.kind === 'free_delivery') {
    if (deliveryFee === 0) return no('Delivery is free already.')
    return { applies: true, discount: paise(0), freesDelivery: true }
  }
  const discount = Math.min(discountOf(coupon, eligible), goods - ONE_RUPEE)
  if (discount <= 0) return no('It takes nothing off this cart.')
  return { applies: true, discount: paise(discount), freesDelivery: false }
}

/** Whole rupees, rounded down, as prices are rounded up. */
function discountOf({ percent, amountPaise }: CouponRow, eligible: number): number {
  if (percent === null) return Math.min(amountPaise ?? 0, eligible)
  const share = Math.floor((eligible * percent) / (100 * ONE_RUPEE)) * ONE_RUPEE
  return Math.min(share, amountPaise ?? share)
}

/** Whether a coupon is for a line. */
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
