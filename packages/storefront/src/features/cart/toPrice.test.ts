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
