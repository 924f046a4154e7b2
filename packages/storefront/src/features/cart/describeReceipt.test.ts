import type { CartReceiptLine } from '@shop/contract/cart.schema'
import { expect, test } from 'vitest'
import { describeReceipt } from './describeReceipt.ts'

const make = (outcome: CartReceiptLine['outcome'], title = 'Kajal'): CartReceiptLine => ({
  product_id: 1,
  variant_id: null,
  title,
  option_name: null,
  outcome,
  wanted: 2,
  quantity: 2,
})

test('lists no lines that are as the guest left them', () => {
  expect(describeReceipt([make('added'), make('added')])).toEqual({
    title: 'We’ve added the items from this device to your cart.',
    lines: [],
    isGood: true,
  })
})

test('lists changed quantities', () => {
  expect(describeReceipt([make('added'), make('summed', 'Kurta')]).lines).toEqual([
    { key: '1 null', text: 'Kurta: you already had some, so you now have 2' },
  ])
})

test('names the lines that are not in the cart', () => {
  expect(describeReceipt([make('added'), make('out_of_stock', 'Kurta')])).toEqual({
    title: 'We couldn’t add all items from this device to your cart.',
    lines: [{ key: '1 null', text: 'Kurta: out of stock, so we saved it for later' }],
    isGood: false,
  })
})

test('says that nothing was added when no line could be', () => {
  expect(describeReceipt([make('not_sold')]).title).toBe(
    'We couldn’t add the items from this device to your cart.',
  )
})
