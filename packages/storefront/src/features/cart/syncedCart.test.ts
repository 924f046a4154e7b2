import { makeProductCard } from '@shop/contract/factories/products'
import { expect, test } from 'vitest'
import { toCartItem } from './cartItem.ts'
import { afterAnswer, changesBetween, toCartCall, toSyncedLines, type SyncedLine } from './syncedCart.ts'

const line = (product_id: number, quantity: number, saved = false): SyncedLine => ({
  product_id,
  variant_id: null,
  quantity,
  saved,
})

test('counts a line that is both in the cart and saved as in the cart', () => {
  const lip = toCartItem(makeProductCard({ id: 1 }), undefined)
  const cream = toCartItem(makeProductCard({ id: 2 }), undefined)
  expect(toSyncedLines([lip], [{ ...lip, quantity: 4 }, cream])).toEqual([line(1, 1), line(2, 1, true)])
})

test('sets only changed lines, and removed lines to quantity 0', () => {
  const before = [line(1, 1), line(2, 2), line(3, 1), line(4, 1)]
  const now = [line(1, 1), line(2, 5), line(4, 1, true), line(5, 1)]
  expect(changesBetween(before, now)).toEqual([line(2, 5), line(4, 1, true), line(5, 1), line(3, 0)])
})

const makeId = () => 'the-first-handover'

test("merges the whole cart into another user's cart", () => {
  const kept = { session: 's', owner: 'asha', lines: [line(1, 1)], handover: null }
  expect(toCartCall('asha', kept, [line(1, 3)], makeId).body).toEqual({ items: [line(1, 3)] })
  expect(toCartCall('bina', kept, [line(1, 1)], makeId).body).toEqual({
    join: { id: makeId(), items: [line(1, 1)] },
  })
})

test('repeats an unanswered merge unchanged, and adds later changes', () => {
  const first = toCartCall('asha', null, [line(1, 2), line(2, 1)], makeId)
  const now = [line(1, 3)]
  const second = toCartCall('asha', first.kept, now, () => 'the-second-handover')
  expect(second.body).toEqual(first.body)
  // The user had three of the first and two of the second.
  expect(afterAnswer(second, [line(1, 5), line(2, 3)], now)).toEqual([line(1, 6), line(2, 2)])
})

test('sends at most a hundred lines per request, and the rest with the next', () => {
  const many = Array.from({ length: 150 }, (_, index) => line(index + 1, 1))
  const kept = { session: 's', owner: 'asha', lines: [], handover: null }
  const call = toCartCall('asha', kept, many, makeId)
  expect(call.body.items).toHaveLength(100)
  expect(afterAnswer(call, call.body.items ?? [], many)).toHaveLength(150)
  const handover = toCartCall('asha', null, many, makeId)
  expect(handover.body.join?.items).toHaveLength(100)
  expect(afterAnswer(handover, handover.body.join?.items ?? [], many)).toHaveLength(150)
})
