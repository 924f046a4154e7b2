import { expect, test } from 'vitest'
import { storyOfferQuote } from '#testing/storyCart.ts'
import { toPrice } from './toPrice.ts'

test('calls no delivery free where nobody delivers', () => {
  const quote = storyOfferQuote.data
  const totals = { ...quote.totals, delivery_fee: 0 }
  const totalsOf = (serviceable: boolean | null) => toPrice({ ...quote, totals, serviceable }).totals
  expect(totalsOf(true)).toMatchObject({ deliveryFee: 0, freeDelivery: {} })
  expect(totalsOf(null)).toMatchObject({ deliveryFee: 0, freeDelivery: {} })
  expect(totalsOf(false)).toMatchObject({ deliveryFee: null })
  expect(totalsOf(false)).not.toHaveProperty('freeDelivery')
})

test('misses nothing to free delivery in a cart with nothing to buy', () => {
  const quote = storyOfferQuote.data
  const nothing = { ...quote, lines: [], totals: { ...quote.totals, mrp: 0, free_delivery_missing: 499 } }
  expect(toPrice(quote).totals).toHaveProperty('freeDelivery')
  expect(toPrice(nothing).totals).not.toHaveProperty('freeDelivery')
})
