import type { OrderLineWire } from '@shop/contract/orders.schema'
import { expect, test } from 'vitest'
import { storyPaidOrder } from '#testing/storyOrder.ts'
import { describeLineNote } from './describeLineNote.ts'

const [lip] = storyPaidOrder.lines
if (lip === undefined) throw new Error('The order has no line')
const cream = { ...lip, line_id: 'C'.repeat(22) }
const gift: OrderLineWire = {
  ...lip,
  line_id: 'G'.repeat(22),
  is_gift: true,
  gift_needs: { lines: [lip.line_id], quantity: 1, amount: 0 },
}

test('says before the delivery whether a line can be returned', () => {
  expect(describeLineNote(lip, storyPaidOrder)).toBe('Return within 7 days of delivery')
  expect(describeLineNote({ ...lip, return_days: null }, storyPaidOrder)).toBe(
    'Can’t be returned, unless it arrives damaged or wrong',
  )
})

test('says until when a delivered line can be returned, or why it can’t', () => {
  const order = { ...storyPaidOrder, status: 'delivered' } as const
  const returnable = { ...lip, returnable: true, return_until: '2026-11-29T18:29:59.999Z' }
  expect(describeLineNote(returnable, order)).toBe('Can be returned until 29 Nov')
  const makeup = {
    ...lip,
    returnable_for_mistake: true,
    return_for_mistake_until: '2026-11-29T18:29:59.999Z',
    why_not: 'This item can’t be returned, unless it arrived damaged or wrong.',
  }
  const note = 'Can be returned until 29 Nov if it arrived damaged or wrong'
  expect(describeLineNote(makeup, order)).toBe(note)
  expect(describeLineNote({ ...makeup, status: 'returned', quantity_returned: 1 }, order)).toBe(note)
  expect(describeLineNote({ ...lip, why_not: 'It has been returned.' }, order)).toBe('It has been returned.')
})

test('says that a gift stays only after the cancellation of what earned it', () => {
  const noteWith = (...lines: OrderLineWire[]) =>
    describeLineNote(gift, { ...storyPaidOrder, lines: [...lines, gift] })
  expect(noteWith(lip, cream)).toBeUndefined()
  expect(noteWith(lip, { ...cream, status: 'cancelled' })).toBeUndefined()
  expect(noteWith({ ...lip, quantity_cancelled: 1 }, cream)).toBe('You keep this gift.')
})

test('says nothing of returns in an order that was not paid in time', () => {
  expect(describeLineNote(lip, { ...storyPaidOrder, status: 'expired' })).toBeUndefined()
})
