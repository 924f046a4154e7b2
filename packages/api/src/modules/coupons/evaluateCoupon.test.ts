import { orderMessages } from '@shop/contract/orderMessages'
import { paise } from '@shop/contract/money'
import { describe, expect, test } from 'vitest'
import type { CouponRow } from './coupons.repository.ts'
import { describeCoupon } from './describeCoupon.ts'
import { evaluateCoupon, type CouponLine, type CouponUser } from './evaluateCoupon.ts'

const now = new Date('2026-11-22T10:00:00+05:30')
const terms = { deliveryFeeOf: () => paise(4_900), now }
const freeFrom499 = { deliveryFeeOf: (goods: number) => paise(goods < 49_900 ? 4_900 : 0), now }
const makeCoupon = (change: Partial<CouponRow> = {}): CouponRow => ({
  id: 1,
  code: 'GLOW20',
  title: '20% off',
  kind: 'percent',
  percent: 20,
  amountPaise: null,
  minPaise: 0,
  isFirstOrder: false,
  brandId: null,
  brandName: null,
  categoryId: null,
  categoryName: null,
  startsAt: new Date('2026-11-01T00:00:00+05:30'),
  endsAt: null,
  isPublic: true,
  usesMax: null,
  usesPerUserMax: 1,
  uses: 0,
  ...change,
})
const line = (rupees: number, brandId = 1, categoryIds = [1, 2, 3]): CouponLine => ({
  brandId,
  categoryIds,
  total: paise(rupees * 100),
})
const asha: CouponUser = { isKnown: true, hasOrdered: false, usesOf: new Map() }
const ofRozana = { brandId: 7, brandName: 'Rozana' }
const flat = { kind: 'flat', percent: null } as const

describe('saving by a coupon', () => {
  test.each<[string, Partial<CouponRow>, CouponLine[], number]>([
    ['its per cent', {}, [line(500)], 100],
    ['its per cent, in whole rupees, of which a part counts as one', {}, [line(499)], 100],
    ['its per cent up to a cap', { amountPaise: 20_000 }, [line(5_000)], 200],
    ['an amount', { ...flat, amountPaise: 15_000 }, [line(500)], 150],
    ['an amount, in whole rupees', { ...flat, amountPaise: 15_099 }, [line(500)], 150],
    ['an amount, but not the last rupee', { ...flat, amountPaise: 60_000 }, [line(500)], 499],
    ['its per cent of the brand it is for', ofRozana, [line(500, 7), line(900)], 100],
    ['its per cent of the category it is for', { categoryId: 2 }, [line(500), line(900, 1, [9])], 100],
    ['all of a brand and nothing of the rest', { ...ofRozana, percent: 100 }, [line(300, 7), line(1)], 300],
  ])('takes off %s', (_, change, lines, rupees) => {
    expect(evaluateCoupon(makeCoupon(change), lines, asha, terms)).toEqual({
      applies: true,
      discount: rupees * 100,
      deliveryFee: 4_900,
      saving: rupees * 100,
    })
  })

  test('takes off the delivery fee', () => {
    const coupon = makeCoupon({ kind: 'free_delivery', percent: null })
    expect(evaluateCoupon(coupon, [line(100)], asha, terms)).toMatchObject({
      applies: true,
      deliveryFee: 0,
      saving: 4_900,
    })
  })

  test('takes off less when the delivery fee applies again', () => {
    const coupon = makeCoupon({ ...flat, amountPaise: 15_000 })
    expect(evaluateCoupon(coupon, [line(500)], asha, freeFrom499)).toEqual({
      applies: true,
      discount: 15_000,
      deliveryFee: 4_900,
      saving: 10_100,
    })
  })
})

describe('coupon that does not apply', () => {
  const guest: CouponUser = { isKnown: false, hasOrdered: false, usesOf: new Map() }
  test.each<[string, Partial<CouponRow>, CouponLine[], CouponUser]>([
    ['Add ₹151 more.', { minPaise: 50_000 }, [line(349)], asha],
    ['Add ₹151 more of Rozana.', { ...ofRozana, minPaise: 50_000 }, [line(349, 7), line(900)], asha],
    ['Add something of Rozana to use this coupon.', ofRozana, [line(900)], asha],
    ['Add something to your cart first.', {}, [], asha],
    [
      'This coupon is valid from 1 December on.',
      { startsAt: new Date('2026-12-01T00:00:00+05:30') },
      [line(900)],
      asha,
    ],
    ['This coupon ended on 22 November.', { endsAt: now }, [line(900)], asha],
    ['This coupon has been used up.', { usesMax: 5, uses: 5 }, [line(900)], asha],
    ['You have used this coupon already.', {}, [line(900)], { ...asha, usesOf: new Map([[1, 1]]) }],
    ['This coupon is for a first order.', { isFirstOrder: true }, [line(900)], { ...asha, hasOrdered: true }],
    ['Log in to save ₹180 with this coupon.', { isFirstOrder: true }, [line(900)], guest],
    ['Add ₹151 more.', { isFirstOrder: true, minPaise: 50_000 }, [line(349)], guest],
    ['This coupon has been used up.', { isFirstOrder: true, usesMax: 5, uses: 5 }, [line(900)], guest],
  ])('gives the reason: %s', (reason, change, lines, user) => {
    expect(evaluateCoupon(makeCoupon(change), lines, user, terms)).toEqual({
      applies: false,
      reason,
      waits: reason.startsWith('Add '),
      needsLogin: reason.startsWith('Log in'),
    })
  })

  test('Delivery is free already.', () => {
    const coupon = makeCoupon({ kind: 'free_delivery', percent: null })
    expect(evaluateCoupon(coupon, [line(900)], asha, freeFrom499)).toEqual({
      applies: false,
      reason: 'Delivery is free already.',
      waits: false,
      needsLogin: false,
    })
  })

  test.each([4_900, 2_000])(
    'refuses %i paise off when the delivery fee that applies again is as high or higher',
    (amountPaise) => {
      const coupon = makeCoupon({ ...flat, amountPaise })
      expect(evaluateCoupon(coupon, [line(500)], asha, freeFrom499)).toEqual({
        applies: false,
        reason: orderMessages.couponFeeBack,
        waits: false,
        needsLogin: false,
      })
    },
  )
})

test('describes its conditions in one sentence', () => {
  expect(describeCoupon(makeCoupon())).toBe('On everything.')
  expect(describeCoupon(makeCoupon({ minPaise: 99_900 }))).toBe('On orders from ₹999.')
  expect(describeCoupon(makeCoupon({ isFirstOrder: true, title: '₹150 off your first order' }))).toBe(
    'On everything.',
  )
  const endsAt = new Date('2026-12-01T00:00:00+05:30')
  expect(describeCoupon(makeCoupon({ ...ofRozana, minPaise: 49_900, isFirstOrder: true, endsAt }))).toBe(
    'On Rozana from ₹499, first order, until 30 November.',
  )
})
