import { expect, test } from 'vitest'
import { describeCancelled } from './describeCancelled.ts'

const line = (title: string, status: 'ordered' | 'cancelled', is_gift = false) => ({
  title,
  option_name: title === 'Lip' ? 'Ruby' : null,
  status,
  is_gift,
  quantity: 1,
  quantity_cancelled: 0,
})
const refund = {
  amount: 1687,
  cause: 'cancelled',
  status: 'requested',
  expected_by: '2026-12-02T05:10:00.000Z',
} as const
const order = {
  status: 'confirmed',
  replaced: false,
  lines: [line('Lip', 'cancelled'), line('Cream', 'ordered'), line('Balm', 'ordered', true)],
  refunds: [refund],
} as const

test('says how many items are cancelled, which, and what comes back when', () => {
  expect(describeCancelled(order)).toEqual({
    text: '1 item cancelled, ₹1,687 comes back by 2 Dec 2026',
    titles: 'Lip, Ruby',
  })
})

test('counts the units that are cancelled, and names the part of a line', () => {
  const lines = [
    { ...line('Lip', 'cancelled'), quantity: 2 },
    { ...line('Cream', 'ordered'), quantity: 2, quantity_cancelled: 1 },
  ]
  expect(describeCancelled({ ...order, refunds: [], lines })).toEqual({
    text: '3 items cancelled',
    titles: 'Lip, Ruby; Cream (1 of 3)',
  })
})

test('names no money for a cash order, and all refunds of the cancelled items', () => {
  expect(describeCancelled({ ...order, refunds: [] })?.text).toBe('1 item cancelled')
  const done = { ...refund, status: 'done' } as const
  expect(describeCancelled({ ...order, refunds: [done] })?.text).toBe(
    '1 item cancelled, ₹1,687 has been refunded',
  )
  expect(describeCancelled({ ...order, refunds: [done, { ...refund, amount: 81 }] })?.text).toBe(
    '1 item cancelled, ₹1,768 comes back: ₹1,687 is credited, ₹81 arrives by 2 Dec 2026',
  )
  expect(describeCancelled({ ...order, refunds: [{ ...refund, cause: 'returned' }] })?.text).toBe(
    '1 item cancelled',
  )
})

test('speaks of the whole order, and of nothing where nothing is cancelled', () => {
  const lines = [line('Lip', 'cancelled'), line('Balm', 'cancelled', true)]
  expect(describeCancelled({ ...order, status: 'cancelled', lines })).toEqual({
    text: 'This order is cancelled, ₹1,687 comes back by 2 Dec 2026',
    titles: '',
  })
  const replaced = { ...order, status: 'cancelled', replaced: true, lines, refunds: [] } as const
  expect(describeCancelled(replaced)?.text).toBe('You changed this order at the checkout before you paid')
  expect(describeCancelled({ ...order, lines: [line('Lip', 'ordered')], refunds: [] })).toBeUndefined()
})
