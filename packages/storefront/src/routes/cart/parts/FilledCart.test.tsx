import { expect, test } from 'vitest'
import { renderAmounts } from '#testing/renderAmounts.tsx'
import { storyCart, storyOfferQuote } from '#testing/storyCart.ts'

const textOf = (markup: string) => markup.replaceAll(/<svg.*?<\/svg>|<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
const screens = renderAmounts(storyCart, storyOfferQuote.data)

test('says on a line what its offer still needs', () => {
  expect(textOf(screens.cart)).toContain('Add ₹201 more from this offer for ₹300 off')
})

test.each(['cart', 'review'] as const)(
  'shows the share of a line, the gift and the totals on the %s',
  (screen) => {
    const text = textOf(screens[screen])
    expect(text).toContain('Buy 2, get 10% off. You save ₹99')
    expect(text).toContain('Kokum Butter Lip Balm Free gift Worth ₹288 Free')
    expect(text).toContain(
      'MRP (incl. of all taxes) ₹1,398 Discount −₹400 Offer: Buy 2, get 10% off −₹99 Coupon GLOW10 −₹89 Delivery Free Total ₹810 You save ₹588',
    )
  },
)
