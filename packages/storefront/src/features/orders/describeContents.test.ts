import { expect, test } from 'vitest'
import { storyPaidOrder } from '#testing/storyOrder.ts'
import { describeContents } from './describeContents.ts'

const [line] = storyPaidOrder.lines
if (line === undefined) throw new Error('The order of the stories is empty')

test('counts the units that are bought, with their price and the day', () => {
  expect(describeContents(storyPaidOrder)).toBe('2 items for ₹998, placed on 22 Nov 2026')
})
test('counts no gifts', () => {
  const gift = { ...line, line_id: 'G'.repeat(22), is_gift: true, quantity: 1, line_charge: 0 }
  expect(describeContents({ ...storyPaidOrder, lines: [line, gift] })).toMatch(/^2 items for ₹998/)
})
test('names no price once nothing is to be paid', () => {
  expect(describeContents({ ...storyPaidOrder, status: 'cancelled' })).toBe('2 items, placed on 22 Nov 2026')
})
test('counts no returned units, unless all are back', () => {
  const returned = { ...line, status: 'returned', quantity_returned: 1 } as const
  const order = { ...storyPaidOrder, lines: [returned] }
  expect(describeContents(order)).toMatch(/^1 item for/)
  expect(describeContents({ ...order, lines: [{ ...returned, quantity_returned: 2 }] })).toBe(
    '2 items, placed on 22 Nov 2026',
  )
})
test('leaves out a line that is back as a whole', () => {
  const returned = { ...line, line_id: 'M'.repeat(22), status: 'returned', quantity_returned: 2 } as const
  expect(describeContents({ ...storyPaidOrder, lines: [line, returned] })).toMatch(/^2 items for/)
})
