import { expect, test } from 'vitest'
import { describeChanges } from './describeChanges.ts'

const line = (title: string, status: 'ordered' | 'cancelled', is_gift = false) => ({
  title,
  option_name: title === 'Lip' ? 'Ruby' : null,
  status,
  is_gift,
  quantity: 1,
  quantity_cancelled: 0,
  quantity_returned: 0,
})
const refund = {
  amount: 1687,
  cause: 'cancelled',
  to_upi: null,
  has_arrived: false,
  expected_by: '2026-12-02T05:10:00.000Z',
} as const
const order = {
  status: 'confirmed',
  replaced: false,
  lines: [line('Lip', 'cancelled'), line('Cream', 'ordered'), line('Balm', 'ordered', true)],
  refunds: [refund],
} as const

test('says how many items are cancelled, which, and what comes back when', () => {
  expect(describeChanges(order)).toEqual({
    text: '1 item cancelled, ₹1,687 comes back by 2 Dec 2026',
    titles: 'Lip, Ruby',
  })
})

test('counts the units that are cancelled, and names the part of a line', () => {
  const lines = [
    { ...line('Lip', 'cancelled'), quantity: 2 },
    { ...line('Cream', 'ordered'), quantity: 2, quantity_cancelled: 1 },
  ]
  expect(describeChanges({ ...order, refunds: [], lines })).toEqual({
    text: '3 items cancelled',
    titles: 'Lip, Ruby; Cream (1 of 3)',
  })
})

test('names no money for a cash order, and all refunds of the cancelled items', () => {
  expect(describeChanges({ ...order, refunds: [] })?.text).toBe('1 item cancelled')
  const done = { ...refund, has_arrived: true } as const
  expect(describeChanges({ ...order, refunds: [done] })?.text).toBe(
    '1 item cancelled, ₹1,687 has been refunded',
  )
  expect(describeChanges({ ...order, refunds: [done, { ...refund, amount: 81 }] })?.text).toBe(
    '1 item cancelled, ₹1,768 comes back: ₹1,687 is credited, ₹81 arrives by 2 Dec 2026',
  )
  expect(describeChanges({ ...order, refunds: [{ ...refund, cause: 'returned' }] })?.text).toBe(
    '1 item cancelled',
  )
})

test('speaks of the whole order, and of nothing where nothing is cancelled', () => {
  const lines = [line('Lip', 'cancelled'), line('Balm', 'cancelled', true)]
  expect(describeChanges({ ...order, status: 'cancelled', lines })).toEqual({
    text: 'This order is cancelled, ₹1,687 comes back by 2 Dec 2026',
    titles: '',
  })
  const replaced = { ...order, status: 'cancelled', replaced: true, lines, refunds: [] } as const
  expect(describeChanges(replaced)?.text).toBe('You changed this order at the checkout before you paid')
  expect(describeChanges({ ...order, lines: [line('Lip', 'ordered')], refunds: [] })).toBeUndefined()
})

test('adds what was returned, and its refund', () => {
  const returned = {
    ...line('Cream', 'ordered'),
    status: 'returned',
    quantity: 2,
    quantity_returned: 1,
  } as const
  const lines = [line('Lip', 'cancelled'), returned]
  const done = { ...refund, has_arrived: true } as const
  const refunds = [done, { ...done, amount: 313, cause: 'returned' }] as const
  expect(describeChanges({ ...order, status: 'delivered', lines, refunds })).toEqual({
    text: '1 item cancelled, 1 item returned, ₹2,000 has been refunded',
    titles: 'Cancelled: Lip, Ruby. Returned: Cream (1 of 2)',
  })
  expect(describeChanges({ ...order, status: 'delivered', lines: [returned], refunds: [] })).toEqual({
    text: '1 item returned',
    titles: 'Cream (1 of 2)',
  })
})

test('says nothing of a return that is still to be picked up', () => {
  const coming = { ...line('Cream', 'ordered'), status: 'return_requested', quantity_returned: 1 } as const
  expect(describeChanges({ ...order, status: 'delivered', lines: [coming], refunds: [] })).toBeUndefined()
})

test('names the first returned item where the others of the order are kept', () => {
  const back = { status: 'returned', quantity_returned: 1 } as const
  const refunds = [{ ...refund, has_arrived: true, amount: 313, cause: 'returned' }] as const
  const textOf = (lines: Parameters<typeof describeChanges>[0]['lines'], change: object = {}) =>
    describeChanges({ ...order, status: 'delivered', lines, refunds, ...change }, { namesReturned: true })
      ?.text
  const [kept, lip] = [line('Cream', 'ordered'), { ...line('Lip', 'ordered'), ...back }]
  expect(textOf([kept, lip])).toBe('1 item returned: Lip, Ruby. ₹313 has been refunded')
  expect(textOf([kept, { ...lip, quantity: 2 }])).toBe(
    '1 item returned: Lip, Ruby (1 of 2). ₹313 has been refunded',
  )
  const pair = { ...line('Balm', 'ordered'), ...back, quantity: 2, quantity_returned: 2 }
  expect(textOf([line('Serum', 'cancelled'), kept, lip, pair], { refunds: [] })).toBe(
    '1 item cancelled, 3 items returned: Lip, Ruby and 2 more',
  )
  expect(textOf([lip], { status: 'returned' })).toBe('1 item returned, ₹313 has been refunded')
})
