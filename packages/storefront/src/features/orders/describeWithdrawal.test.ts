import { expect, test } from 'vitest'
import { describeWithdrawal } from './describeWithdrawal.ts'

const order = (now: string) => ({
  lines: [
    { line_id: 'kajal', return_for_mistake_until: null },
    { line_id: 'cream', return_for_mistake_until: '2026-12-01T18:29:59.999Z' },
  ],
  delivery_estimate: { now },
})
const pickup = { lines: [{ line_id: 'cream', quantity: 1 }] }

test('says until when the items can be returned again', () => {
  expect(describeWithdrawal(order('2026-11-26T05:00:00.000Z'), pickup)).toBe(
    'You keep the items, and we don’t refund them. If the courier has them already, keep the return. You can return them again until 1 Dec.',
  )
})

test('says that the days to return them are over', () => {
  expect(describeWithdrawal(order('2026-12-02T05:00:00.000Z'), pickup)).toMatch(
    /The days to return them are over, so you can’t return them again\.$/,
  )
})
