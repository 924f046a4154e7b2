import { expect, test } from 'vitest'
import { describeRefunds } from './describeRefunds.ts'

const refund = {
  amount: 1_923,
  cause: 'cancelled',
  to_upi: null,
  has_arrived: false,
  expected_by: '2026-12-07T05:10:00.000Z',
} as const
const done = { ...refund, has_arrived: true } as const

test('adds all refunds, and says what has arrived and when the rest arrives', () => {
  expect(describeRefunds([{ ...done, amount: 81 }, { ...done, amount: 1_663 }, refund])).toBe(
    '₹3,667 comes back: ₹1,744 is credited, ₹1,923 arrives by 7 Dec 2026',
  )
})

test('names the last day of refunds that are on their way, and none of those that have arrived', () => {
  const earlier = { ...refund, amount: 81, expected_by: '2026-12-02T05:10:00.000Z' }
  expect(describeRefunds([refund, earlier])).toBe('₹2,004 comes back by 7 Dec 2026')
  expect(describeRefunds([done])).toBe('₹1,923 has been refunded')
})

test('leaves out what was paid twice', () => {
  expect(describeRefunds([{ ...refund, cause: 'surplus' }])).toBeUndefined()
})
