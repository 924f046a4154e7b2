import { expect, test } from 'vitest'
import { storyPaidOrder } from '#testing/storyOrder.ts'
import { leavesOut, toReorderItems } from './toReorderItems.ts'

const [line] = storyPaidOrder.lines
if (line === undefined) throw new Error('The order of the stories is empty')
const returned = { ...line, line_id: 'R'.repeat(22), product_id: 7, status: 'returned' } as const
const again = { product_id: line.product_id, variant_id: line.variant_id, quantity: 2 }

test('asks for every line but gifts', () => {
  const gift = { ...line, line_id: 'G'.repeat(22), is_gift: true }
  expect(toReorderItems({ ...storyPaidOrder, lines: [line, gift] })).toEqual([again])
})
test('leaves out what was cancelled or returned', () => {
  const cancelled = { ...line, line_id: 'C'.repeat(22), status: 'cancelled' } as const
  const back = { ...returned, quantity_returned: 2 }
  const part = { ...returned, quantity_returned: 1 }
  expect(toReorderItems({ ...storyPaidOrder, lines: [line, cancelled, back] })).toEqual([again])
  expect(toReorderItems({ ...storyPaidOrder, lines: [part] })).toEqual([
    { ...again, product_id: 7, quantity: 1 },
  ])
})
test('asks for all of an order that came back or ended as a whole', () => {
  const back = { ...returned, quantity_returned: 2 }
  expect(toReorderItems({ status: 'returned', lines: [back] })).toEqual([{ ...again, product_id: 7 }])
  const cancelled = { ...line, status: 'cancelled' } as const
  expect(toReorderItems({ status: 'cancelled', lines: [cancelled] })).toEqual([again])
  expect(toReorderItems({ status: 'expired', lines: [cancelled] })).toEqual([again])
})

test('says when something is left out', () => {
  const back = { ...returned, quantity_returned: 2 }
  const part = { ...returned, quantity_returned: 1 }
  const gift = { ...line, line_id: 'G'.repeat(22), is_gift: true }
  expect(leavesOut({ ...storyPaidOrder, lines: [line, back] })).toBe(true)
  expect(leavesOut({ ...storyPaidOrder, lines: [part] })).toBe(true)
  expect(leavesOut({ ...storyPaidOrder, lines: [line, gift] })).toBe(false)
  expect(leavesOut({ status: 'returned', lines: [back] })).toBe(false)
})
