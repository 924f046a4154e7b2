import type { CartQuote, CartQuoteLine } from '@shop/contract/cart.schema'
import { makeProductCard } from '@shop/contract/factories/products'
import { describe, expect, test } from 'vitest'
import { toCartItem, type CartItem } from './cartItem.ts'
import { needsAnswer, toQuotedLines } from './quotedLines.ts'

const item = toCartItem(makeProductCard({ id: 7, mrp: 699, sellingPrice: 499 }), undefined)
const quoteOf = (lines: CartQuote['lines']): CartQuote => ({
  lines,
  coupon: null,
  offers: [],
  cart_offers: [],
  delivery: null,
  held_up_by: null,
  serviceable: null,
  totals: {
    mrp: 0,
    discount: 0,
    offer_discount: 0,
    coupon_discount: 0,
    delivery_fee: 0,
    total: 0,
    free_delivery_missing: 0,
    free_delivery_from: 499,
  },
})

function quoteLine(overrides: Partial<CartQuoteLine> = {}): CartQuoteLine {
  return {
    product_id: 7,
    variant_id: null,
    quantity: 1,
    quantity_max: 10,
    mrp: 699,
    selling_price: 499,
    line_mrp: 699,
    line_total: 499,
    offer_discount: 0,
    offer: null,
    is_gift: false,
    changes: [],
    title: item.title,
    slug: item.slug,
    brand_name: item.brand_name,
    option_name: null,
    has_other_options: false,
    image: '',
    returnable: true,
    ...overrides,
  }
}

function changesOf(cartItem: CartItem, line: CartQuoteLine) {
  const [quoted] = toQuotedLines([cartItem], quoteOf([line]))
  if (quoted === undefined) throw new Error('No line')
  return { changes: quoted.changes, needsAnswer: needsAnswer(quoted) }
}

describe('changes since the shopper last saw the cart', () => {
  test('reports nothing for an unchanged cart', () => {
    expect(changesOf(item, quoteLine())).toEqual({ changes: [], needsAnswer: false })
  })

  test('ignores a price difference by rounding', () => {
    expect(changesOf({ ...item, sell_price: 498.4 }, quoteLine()).changes).toEqual([])
  })

  test('requires acceptance of a higher price only', () => {
    expect(changesOf(item, quoteLine({ selling_price: 549 }))).toEqual({
      changes: [{ kind: 'price', from: 499, to: 549 }],
      needsAnswer: true,
    })
    expect(changesOf(item, quoteLine({ selling_price: 449 })).needsAnswer).toBe(false)
  })

  test('reports a reduced quantity', () => {
    expect(changesOf({ ...item, quantity: 5 }, quoteLine({ quantity: 2, quantity_max: 2 }))).toEqual({
      changes: [{ kind: 'reduced', from: 5, to: 2 }],
      needsAnswer: true,
    })
  })

  test('reports no shortage from a quote for an older quantity', () => {
    expect(changesOf({ ...item, quantity: 3 }, quoteLine({ quantity: 1 })).changes).toEqual([])
  })

  test.each([
    ['out-of-stock', quoteLine({ quantity: 0, quantity_max: 0, changes: ['out_of_stock'] })],
    ['not-sold', quoteLine({ quantity: 0, quantity_max: 0, selling_price: 0, changes: ['not_sold'] })],
  ])('reports only a change of %s', (kind, line) => {
    expect(changesOf(item, line)).toEqual({ changes: [{ kind }], needsAnswer: true })
  })
})

test('keeps a line without a quote', () => {
  const other = { ...item, variantId: 3 }
  expect(toQuotedLines([item, other], quoteOf([quoteLine()]))).toMatchObject([
    { item, quote: { product_id: 7 } },
    { item: other, quote: undefined, changes: [] },
  ])
  expect(toQuotedLines([item], undefined)).toMatchObject([{ quote: undefined, changes: [] }])
})
