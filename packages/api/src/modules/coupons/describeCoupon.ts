import { formatRupees, rupeesOfPaise } from '@shop/contract/money'
import type { CouponRow } from './coupons.repository.ts'

const istDay = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', day: 'numeric', month: 'long' })
const rupees = (paise: number) => formatRupees(rupeesOfPaise(paise))

/** Conditions in one sentence: "On Rozana from ₹499, first order, until 30 November." */
export function describeCoupon(coupon: CouponRow): string {
  const of = coupon.brandName ?? coupon.categoryName
  const conditions = [
    of === null ? 'On everything' : `On ${of}`,
    coupon.minPaise > 0 ? `from ${rupees(coupon.minPaise)}` : '',
  ]
  const notes = [
    conditions.filter((condition) => condition !== '').join(' '),
    coupon.isFirstOrder ? 'first order' : '',
    // A coupon that ends at a midnight is valid until the day before.
    coupon.endsAt === null ? '' : `until ${istDay.format(coupon.endsAt.getTime() - 1)}`,
  ]
  return `${notes.filter((note) => note !== '').join(', ')}.`
}
