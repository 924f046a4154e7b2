import { paise } from '@shop/contract/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitDiscount } from './splitDiscount.ts'

const part = (key: number, amount: number) => ({ key, amount: paise(amount) })

test('gives the remainder to the largest fractions first', () => {
  expect(splitDiscount(paise(10), [part(1, 10), part(2, 10), part(3, 13)])).toEqual([3, 3, 4])
  expect(splitDiscount(paise(10), [part(2, 10), part(1, 10), part(3, 10)])).toEqual([3, 4, 3])
})

test.each([
  ['paise', 1],
  ['rupees', 100],
])('splits into whole %s that add up, exceed no amount and do not depend on the order', (_, unit) => {
  const amounts = fc.array(
    fc.integer({ min: 0, max: 1_000_000 }).map((amount) => amount * unit),
    { minLength: 1, maxLength: 100 },
  )
  fc.assert(
    fc.property(amounts, fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(), (list, share, turn) => {
      const whole = list.reduce((sum, amount) => sum + amount, 0)
      const discount = paise(Math.floor((whole / unit) * share) * unit)
      const parts = list.map((amount, index) => part(index, amount))
      const shares = splitDiscount(discount, parts)
      expect(shares.reduce<number>((sum, one) => sum + one, 0)).toBe(discount)
      expect(shares.filter((one) => one < 0 || one % unit !== 0)).toEqual([])
      shares.forEach((one, index) => expect(one).toBeLessThanOrEqual(list[index] ?? 0))

      const turned = [
        ...parts.slice(turn % parts.length),
        ...parts.slice(0, turn % parts.length),
      ].toReversed()
      const again = splitDiscount(discount, turned)
      expect(turned.map(({ key }, index) => [key, again[index]]).toSorted(byKey)).toEqual(
        parts.map(({ key }, index) => [key, shares[index]]),
      )
    }),
  )
})

const byKey = (one: (number | undefined)[], other: (number | undefined)[]) => (one[0] ?? 0) - (other[0] ?? 0)
