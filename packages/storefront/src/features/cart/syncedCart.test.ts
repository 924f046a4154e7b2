import { makeProductCard } from '@shop/contract/factories/products'
import { expect, test } from 'vitest'
import { toCartItem } from './cartItem.ts'
import { changesBetween, newSince, toKeptLines, type KeptLine } from './syncedCart.ts'

const line = (product_id: number, quantity: number, saved = false): KeptLine => ({
  product_id,
  variant_id: null,
  quantity,
  saved,
})

test('what is in the cart and kept for later is in the cart', () => {
  const lip = toCartItem(makeProductCard({ id: 1 }), undefined)
  const cream = toCartItem(makeProductCard({ id: 2 }), undefined)
  expect(toKeptLines([lip], [{ ...lip, quantity: 4 }, cream])).toEqual([line(1, 1), line(2, 1, true)])
})

test('only what differs is set; what is gone has quantity 0', () => {
  const before = [line(1, 1), line(2, 2), line(3, 1), line(4, 1)]
  const now = [line(1, 1), line(2, 5), line(4, 1, true), line(5, 1)]
  expect(changesBetween(before, now)).toEqual([line(2, 5), line(4, 1, true), line(5, 1), line(3, 0)])
})

test('a guest hands over everything; who was here before, only what came since', () => {
  expect(newSince([], [line(1, 2)])).toEqual([line(1, 2)])
  expect(newSince([line(1, 2), line(2, 1)], [line(1, 3), line(2, 1), line(3, 1)])).toEqual([
    line(1, 1),
    line(3, 1),
  ])
})
