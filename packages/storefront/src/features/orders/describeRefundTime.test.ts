import { expect, test } from 'vitest'
import { describeRefundTime } from './describeRefundTime.ts'

test('says what the days of a refund count from', () => {
  const card = 'We send a card or net banking refund in 24 to 48 hours, and it takes up to 5 days from then.'
  const upi = 'A UPI refund takes 7 to 10 days in all, from the day it was requested.'
  expect(describeRefundTime('card')).toBe(card)
  expect(describeRefundTime('netbanking')).toBe(card)
  expect(describeRefundTime('upi')).toBe(upi)
  expect(describeRefundTime('cod')).toBe(upi)
})
