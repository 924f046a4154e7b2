import { expect, test } from 'vitest'
import { describePickupRefund, describePickupTime } from './describePickup.ts'

const pickup = {
  on: '2026-11-24',
  slot: 'morning',
  refund: 315,
  delivery_fee: 0,
  refund_upi: null,
} as const

test('names the day and the hours of the pickup in India', () => {
  expect(describePickupTime(pickup)).toBe('Pickup on Tue, 24 Nov, between 9 am and 1 pm.')
  expect(describePickupTime({ ...pickup, slot: null })).toBe('Pickup on Tue, 24 Nov.')
  expect(describePickupTime({ ...pickup, on: null })).toBe('The courier calls you before the pickup.')
})

test('names the refund and where it goes', () => {
  expect(describePickupRefund(pickup, 'card')).toBe(
    'You get ₹315 back the way you paid once the items are with us.',
  )
  expect(describePickupRefund({ refund: 93.75, delivery_fee: 0 }, 'cod')).toBe(
    'You get ₹93.75 back to your UPI ID once the items are with us.',
  )
  expect(describePickupRefund({ ...pickup, refund_upi: 'asha@okbank' }, 'cod')).toBe(
    'You get ₹315 back to asha@okbank once the items are with us.',
  )
  expect(describePickupRefund({ ...pickup, delivery_fee: 49 }, 'card')).toBe(
    'You get ₹315 back the way you paid once the items are with us, including the delivery fee of ₹49.',
  )
})
