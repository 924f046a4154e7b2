import { paise } from '@shop/contract/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextSet, offerEffect, type OfferLine } from './offerEffect.ts'
import type { OfferRule } from './OfferRule.ts'

const line = (rupees: number, quantity = 1, part: number | null = null, variantId = rupees): OfferLine => ({
  variantId,
  unit: paise(rupees * 100),
  quantity,
  part,
})
const rupeesOff = (rule: OfferRule, lines: OfferLine[]) =>
  offerEffect(rule, lines).discounts.map((discount) => discount / 100)

const anyFour: OfferRule = { kind: 'set_price', quantity: 4, pricePaise: 34_900 }
const tenPercent: OfferRule = { kind: 'percent', quantity: 2, percent: 10 }
const payForTwo: OfferRule = { kind: 'pay_for', quantity: 3, pays: 2 }
const threeHundred: OfferRule = { kind: 'amount_off', fromPaise: 399_900, offPaise: 30_000 }
const together: OfferRule = { kind: 'bundle', parts: ['shampoo', 'conditioner'], percent: 15 }

describe('discount of an offer', () => {
  test.each<[string, OfferRule, OfferLine[], number[]]>([
    ['nothing from three of "Any 4 for ₹349"', anyFour, [line(99, 3)], [0]],
    ['₹47 from four at ₹99', anyFour, [line(99, 4)], [47]],
    ['₹47 from seven at ₹99: one set', anyFour, [line(99, 7)], [47]],
    ['₹94 from eight at ₹99: two sets', anyFour, [line(99, 8)], [94]],
    ['from the dearest four of five', anyFour, [line(50, 1), line(100, 4)], [0, 51]],
    ['in proportion from two lines', anyFour, [line(100, 2), line(150, 2)], [60, 91]],
    ['nothing where the set costs less than its price', anyFour, [line(80, 4)], [0]],
    ['10% from everything, from two on', tenPercent, [line(499, 1), line(279, 2)], [50, 56]],
    ['as much from each of one price', tenPercent, [line(479, 1), line(479, 1)], [48, 48]],
    ['nothing from one of "Buy 2"', tenPercent, [line(499)], [0]],
    ['the cheapest of three, shared by all three', payForTwo, [line(300, 2), line(200, 1)], [150, 50]],
    ['two of six', payForTwo, [line(300, 6)], [600]],
    ['₹300 from ₹3,999', threeHundred, [line(3_999)], [300]],
    ['nothing below ₹3,999', threeHundred, [line(3_998)], [0]],
    ['15% from one of each part', together, [line(297, 2, 0), line(254, 1, 1)], [45, 39]],
    ['nothing without a conditioner', together, [line(297, 2, 0)], [0]],
  ])('takes off %s', (_, rule, lines, off) => {
    expect(rupeesOff(rule, lines)).toEqual(off)
  })
})

describe('next set of an offer', () => {
  test.each<[string, OfferRule, OfferLine[], object | null]>([
    ['named from half of it', anyFour, [line(99, 6)], { have: 2, need: 4 }],
    ['named for the third of three', payForTwo, [line(300, 4), line(200, 1)], { have: 2, need: 3 }],
    ['not named for the first of four', anyFour, [line(99, 5)], null],
    ['not named for whole sets', anyFour, [line(99, 8)], null],
    ['not named before the first', anyFour, [line(99, 3)], null],
    ['not named where it would save nothing', anyFour, [line(99, 4), line(80, 3)], null],
    ['not named where an offer takes all units', tenPercent, [line(99, 3)], null],
  ])('is %s', (_, rule, lines, next) => {
    expect(nextSet(rule, lines)).toEqual(next)
  })
})

describe('offer that does not apply', () => {
  test.each<[OfferRule, OfferLine[], object]>([
    [anyFour, [line(99, 3)], { units: 1 }],
    [tenPercent, [line(99)], { units: 1 }],
    [threeHundred, [line(3_499)], { paise: 50_000 }],
    [together, [line(297, 2, 0)], { parts: [1] }],
    [{ kind: 'gift', quantity: 1, fromPaise: 99_900 }, [line(900)], { paise: 9_900 }],
    [{ kind: 'gift', quantity: 2, fromPaise: 0 }, [line(900)], { units: 1 }],
  ])('names the missing condition of %j', (rule, lines, missing) => {
    expect(offerEffect(rule, lines)).toMatchObject({ missing, isGiftEarned: false })
  })
})

test('earns a gift when its condition is met', () => {
  expect(offerEffect({ kind: 'gift', quantity: 1, fromPaise: 99_900 }, [line(999)])).toEqual({
    discounts: [0],
    isGiftEarned: true,
    missing: null,
  })
})

const rules = fc.oneof(
  fc.record({
    kind: fc.constant('set_price' as const),
    quantity: fc.integer({ min: 2, max: 10 }),
    pricePaise: fc.integer({ min: 1, max: 5_000 }).map((rupees) => rupees * 100),
  }),
  fc.record({
    kind: fc.constant('percent' as const),
    quantity: fc.integer({ min: 2, max: 10 }),
    percent: fc.integer({ min: 1, max: 90 }),
  }),
  fc.tuple(fc.integer({ min: 2, max: 10 }), fc.nat(8)).map(([quantity, less]) => ({
    kind: 'pay_for' as const,
    quantity,
    pays: Math.max(1, quantity - 1 - less),
  })),
  fc.record({
    kind: fc.constant('amount_off' as const),
    fromPaise: fc.integer({ min: 200_000, max: 400_000 }),
    offPaise: fc.integer({ min: 1, max: 1_000 }).map((rupees) => rupees * 100),
  }),
  fc.record({
    kind: fc.constant('bundle' as const),
    parts: fc.constant<string[]>(['a', 'b']),
    percent: fc.integer({ min: 1, max: 90 }),
  }),
)
const lineLists = fc.uniqueArray(
  fc.record({
    variantId: fc.nat(50),
    unit: fc.integer({ min: 1, max: 5_000 }).map((rupees) => paise(rupees * 100)),
    quantity: fc.integer({ min: 1, max: 10 }),
    part: fc.constantFrom(0, 1),
  }),
  { minLength: 1, maxLength: 12, selector: ({ variantId }) => variantId },
)

test('never exceeds the price of a line, leaves an amount to pay, and ignores the order of lines', () => {
  fc.assert(
    fc.property(rules, lineLists, (rule, lines) => {
      const { discounts } = offerEffect(rule, lines)
      discounts.forEach((discount, index) => {
        const { unit = 0, quantity = 0 } = lines[index] ?? {}
        expect(discount).toBeGreaterThanOrEqual(0)
        expect(discount).toBeLessThanOrEqual(unit * quantity)
        expect(discount % 100).toBe(0)
      })
      const whole = lines.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0)
      expect(discounts.reduce<number>((sum, discount) => sum + discount, 0)).toBeLessThan(whole)

      const turned = offerEffect(rule, lines.toReversed()).discounts.toReversed()
      expect(turned).toEqual(discounts)
    }),
    { numRuns: 2_000 },
  )
})
