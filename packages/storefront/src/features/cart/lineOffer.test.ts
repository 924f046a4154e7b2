import { expect, test } from 'vitest'
import { lineOffer } from './lineOffer.ts'

const line = { title: 'Comb', offer: 'Any 2 for ₹349', offer_discount: 47, is_gift: false }

test('names the offer of a line', () => {
  expect(lineOffer(line)).toEqual({ title: 'Any 2 for ₹349', off: 47 })
  expect(lineOffer({ ...line, offer: null })).toBeUndefined()
})

test.each([
  ['Free Comb with any 2 shampoos', 'Free with any 2 shampoos'],
  ['Free Comb from ₹999', 'Free from ₹999'],
  ['Free Comb', 'Free Comb'],
])('says what a gift is free with: %s', (offer, title) => {
  expect(lineOffer({ ...line, offer, is_gift: true })?.title).toBe(title)
})
