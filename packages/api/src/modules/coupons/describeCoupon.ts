import { formatRupees, rupeesOfPaise } from '@shop/contract/money'
import type { CouponRow } from './coupons.repository.ts'

const istDay = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', day: 'numeric', month: 'long' })
const rupees = (paise: number) => formatRupees(rupeesOfPaise(paise))

/**
 * Conditions in one sentence: "On Rozana from ₹499, first order, until 30 November." An amount of the whole cart is that of an order. Its title
 * may already say that it is for a first order.
 */
export function describeCoupon(coupon: CouponRow): string {
  const from = coupon.minPaise > 0 ? ` from ${rupees(coupon.minPaise)}` : ''
  const of = coupon.brandName ?? coupon.categoryName ?? (from === '' ? 'everything' : 'orders')
  const isSaid = /first order/i.test(coupon.title)
  const notes = [
    `On ${of}${from}`,
    coupon.isFirstOrder && !isSaid ? 'first order' : '',
    // A coupon that ends at a midnight is valid until the day before.
    coupon.endsAt === null ? '' : `until ${istDay.format(coupon.endsAt.getTime() - 1)}`,
  ]
  return `${notes.filter((note) => note !== '').join(', ')}.`
}
