import { randomInt } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { CartQuote } from '@shop/contract/cart.schema'
import fc from 'fast-check'
import { buildScreens } from '../buildScreens.ts'
import { generatedCarts, priceGenerated, type GeneratedCart } from '../carts.ts'
import type { Check } from '../Check.ts'
import { judgeScreen } from '../judgeScreen.ts'
import { readScreen } from '../readScreen.ts'

/** Number of carts between pauses in which the process handles signals. */
const AT_A_TIME = 500
/** The short form always tries the same carts. */
const SHORT_SEED = 20_261_122

/** R19: every amount on the screens of the cart and of the checkout is what the server charges, to the paisa. */
export const totals: Check = {
  name: 'R19',
  promise: 'The price shown is the price charged',
  control: 'within',
  async run(_shop, size) {
    const count = size === 'long' ? 100_000 : 2_000
    const seed = size === 'long' ? randomInt(2 ** 31) : SHORT_SEED
    const { renderAmounts } = await buildScreens()
    /** Wrong amounts on the screens of a cart whose quote is replaced by this version. */
    const tryCart = (cart: GeneratedCart, shownOf: (quote: CartQuote) => CartQuote): string[] => {
      const priced = priceGenerated(cart)
      const markups = renderAmounts(priced.items, shownOf(priced.quote))
      const [onCart, onReview] = [readScreen(markups.cart), readScreen(markups.review)]
      return [
        ...judgeScreen(onCart, priced).map((wrong) => `cart: ${wrong}`),
        ...judgeScreen(onReview, priced).map((wrong) => `checkout: ${wrong}`),
      ]
    }
    const failures = Object.entries(FAULTS)
      .filter(([, fault]) => tryCart(CONTROL, fault).length === 0)
      .map(([fault]) => `the control, ${fault}, was not seen: this run proves nothing`)

    const isRight = fc.property(generatedCarts, (cart) => {
      const wrong = tryCart(cart, (quote) => quote)
      if (wrong.length > 0) throw new Error(wrong.join('; '))
    })
    for (let done = 0; done < count && failures.length === 0; done += AT_A_TIME) {
      const result = fc.check(isRight, { seed: seed + done, numRuns: AT_A_TIME, includeErrorInReport: true })
      if (result.failed) failures.push(fc.defaultReportMessage(result) ?? 'failed')
      await setImmediate()
    }
    return { tried: `${count.toLocaleString('en-IN')} carts of seed ${seed} on two screens`, failures }
  },
}

/** Two units of a product of ₹540, one of them free by an offer, with a tenth off the other: an ordinary cart. */
const CONTROL: GeneratedCart = {
  sold: [{ variantId: 1, mrpPaise: 60_000, off: 10, additionalDiscount: 0, units: 5, offer: 0, part: 0 }],
  rules: [{ kind: 'pay_for', quantity: 2, pays: 1 }],
  wanted: [{ variantId: 1, quantity: 2, seenOff: 0 }],
  coupon: { kind: 'percent', percent: 10, amountPaise: 50_000, minPaise: 0 },
}

/** Faults of screens that compute amounts themselves or show stale ones. The check must find each. */
const FAULTS: Record<string, (quote: CartQuote) => CartQuote> = {
  'a total that is rounded once more': (quote) => ({
    ...quote,
    totals: { ...quote.totals, total: quote.totals.total + 0.01 },
  }),
  'a coupon that is not taken off yet': (quote) => ({
    ...quote,
    totals: {
      ...quote.totals,
      coupon_discount: 0,
      total: quote.totals.total + quote.totals.coupon_discount,
    },
  }),
  'an offer that is not taken off yet': (quote) => ({
    ...quote,
    totals: { ...quote.totals, offer_discount: 0, total: quote.totals.total + quote.totals.offer_discount },
  }),
  'a share of an offer that nobody gives': (quote) => ({
    ...quote,
    lines: quote.lines.map((line) => ({ ...line, offer_discount: line.offer_discount + 1 })),
  }),
  'a line of units that were not rounded': (quote) => ({
    ...quote,
    lines: quote.lines.map((line) => ({ ...line, line_total: line.line_total - 1 })),
  }),
  'a price that nobody charges': (quote) => ({
    ...quote,
    lines: quote.lines.map((line) => ({ ...line, mrp: line.mrp + 1 })),
  }),
}
