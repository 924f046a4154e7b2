import { expect, test } from 'vitest'
import { describeRefundTime } from './describeRefundTime.ts'

test('says what the days of a refund count from', () => {
  const card = 'A card or net banking refund takes up to 5 days after we send it to your bank.'
  const upi = 'A UPI refund takes 7 to 10 days in all, from the day it was requested.'
  expect(describeRefundTime('card')).toBe(card)
  expect(describeRefundTime('netbanking')).toBe(card)
  expect(describeRefundTime('upi')).toBe(upi)
  expect(describeRefundTime('cod')).toBe(upi)
})
