import { expect, test } from 'vitest'
import { storyOfferQuote } from '#testing/storyCart.ts'
import { lineOffer, lineOfferHint } from './lineOffer.ts'

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

test('says on the first line of an offer what it still needs', () => {
  const { data } = storyOfferQuote
  const [lip] = data.lines
  if (lip === undefined) throw new Error('There is no line')
  const second = { ...lip, variant_id: 99 }
  const quote = { ...data, lines: [{ ...lip, quantity: 0 }, lip, second] }
  expect(lineOfferHint(quote, lip)).toEqual({
    hint: 'Add ₹201 more from this offer for ₹300 off',
    href: '/productlist/all?offer=3',
    progress: { unit: 'rupees', have: 998, need: 1199 },
  })
  expect(lineOfferHint(quote, second)).toBeUndefined()

  const [offer] = data.cart_offers.filter(({ applied }) => !applied)
  if (offer === undefined) throw new Error('There is no offer')
  const gone = { ...offer, hint: 'The gift is out of stock.', progress: null }
  expect(lineOfferHint({ lines: [lip], cart_offers: [gone] }, lip)?.hint).toBe(
    '₹300 off from ₹1,199. The gift is out of stock.',
  )
})

test('says what the next set of an offer needs', () => {
  const { data } = storyOfferQuote
  const [lip] = data.lines
  const [offer] = data.cart_offers
  if (lip === undefined || offer === undefined) throw new Error('There is no line')
  const hint = 'Add 1 more: another 2 for ₹449'
  const progress = { unit: 'items', have: 1, need: 2 } as const
  const next = { ...offer, product_ids: [lip.product_id], applied: true, hint, progress }
  expect(lineOfferHint({ lines: [lip], cart_offers: [next] }, lip)).toMatchObject({ hint, progress })
  const whole = { ...next, hint: null, progress: null }
  expect(lineOfferHint({ lines: [lip], cart_offers: [whole] }, lip)).toBeUndefined()
})
