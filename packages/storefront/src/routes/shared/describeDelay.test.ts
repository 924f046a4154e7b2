import type { CartQuote } from '@shop/contract/cart.schema'
import { expect, test } from 'vitest'
import { plainConfig } from '#testing/plainConfig.ts'
import { storyQuote } from '#testing/storyCart.ts'
import { describeDelay } from './describeDelay.ts'

const now = '2026-11-25T06:00:00.000Z'
const byRider = {
  express: true,
  eta: { minutes: 120 },
  promised_by: '2026-11-25T08:00:00.000Z',
  now,
  valid_until: '2026-11-25T15:30:00.000Z',
}
const byParcel = { ...byRider, express: false, eta: { days: 2 }, promised_by: '2026-11-27T14:30:00.000Z' }

const [line] = storyQuote.data.lines
const lineOf = (title: string, isGift = false) => ({
  ...(line as CartQuote['lines'][number]),
  title,
  option_name: null,
  is_gift: isGift,
})
const lines = [lineOf('Hairspray'), lineOf('Aloe Gel'), lineOf('Shampoo'), lineOf('Serum', true)]
const delayBy = (...places: number[]) =>
  describeDelay({ lines, delivery: byParcel, held_up_by: { lines: places, otherwise: byRider } }, plainConfig)

test('names the item that makes others wait, and when they would arrive without it', () => {
  expect(delayBy(1)).toBe(
    'Aloe Gel comes by parcel, and everything arrives together. Without it, the rest arrives by 1:30 pm today.',
  )
  expect(delayBy(1, 2)).toBe(
    'Aloe Gel and Shampoo come by parcel, and everything arrives together. Without them, the rest arrives by 1:30 pm today.',
  )
  expect(delayBy(0, 1, 2)).toMatch(/^3 items come by parcel, .* Without them, the rest/)
})

test('gives no time without a gift, which stays in the cart', () => {
  expect(delayBy(3)).toBe('Your gift, Serum, comes by parcel, and everything arrives together.')
})

test('gives the hours of the store, or no reason', () => {
  const late = { ...byRider, eta: { minutes: 500 } }
  expect(describeDelay({ lines, delivery: late, held_up_by: null }, plainConfig)).toMatch(/^Orders from 9 am/)
  expect(describeDelay({ lines, delivery: byParcel, held_up_by: null }, plainConfig)).toBeUndefined()
  expect(describeDelay({ lines, delivery: null, held_up_by: null }, plainConfig)).toBeUndefined()
})
