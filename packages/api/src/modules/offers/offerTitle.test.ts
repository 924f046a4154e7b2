import { paiseOfRupees } from '@shop/contract/money'
import { expect, test } from 'vitest'
import type { OfferRule } from './OfferRule.ts'
import { offerTitle, shortOfferTitle } from './offerTitle.ts'

const from = { fromPaise: paiseOfRupees(999) }

test.each<[OfferRule, string, string]>([
  [{ kind: 'percent', quantity: 2, percent: 10 }, 'selected kurtas', 'Buy 2 selected kurtas, get 10% off'],
  [{ kind: 'pay_for', quantity: 3, pays: 2 }, '', 'Buy 3, pay for 2'],
  [
    { kind: 'amount_off', ...from, offPaise: paiseOfRupees(100) },
    'selected styles',
    '₹100 off when you spend ₹999 on selected styles',
  ],
  [{ kind: 'gift', quantity: 1, fromPaise: 0 }, 'selected skincare', 'Free Comb with selected skincare'],
  [{ kind: 'gift', quantity: 1, ...from }, '', 'Free Comb from ₹999'],
  [{ kind: 'gift', quantity: 1, ...from }, 'selected skincare', 'Free Comb from ₹999 of selected skincare'],
  [{ kind: 'gift', quantity: 2, ...from }, 'serums', 'Free Comb with any 2 serums from ₹999'],
])('names what %j is for', (rule, noun, title) => {
  expect(offerTitle(rule, { noun, gift: 'Comb' })).toBe(title)
})

test.each<[OfferRule, string]>([
  [{ kind: 'percent', quantity: 2, percent: 10 }, 'Buy 2, get 10% off'],
  [{ kind: 'set_price', quantity: 3, pricePaise: paiseOfRupees(399) }, 'Any 3 for ₹399'],
  [{ kind: 'amount_off', ...from, offPaise: paiseOfRupees(100) }, '₹100 off from ₹999'],
  [{ kind: 'gift', quantity: 1, fromPaise: 0 }, 'Free gift with this item'],
  [{ kind: 'gift', quantity: 1, ...from }, 'Free gift from ₹999'],
  [{ kind: 'gift', quantity: 2, fromPaise: 0 }, 'Free gift with any 2'],
  [{ kind: 'bundle', percent: 15, parts: ['shampoo', 'conditioner'] }, '15% off as a set'],
])('has a line for cards of %j', (rule, text) => {
  expect(shortOfferTitle(rule)).toBe(text)
})
