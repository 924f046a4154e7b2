import { expect, test } from 'vitest'
import { storyPaidOrder } from '#testing/storyOrder.ts'
import { isReturnedByContact } from './isReturnedByContact.ts'

const [lip] = storyPaidOrder.lines
if (lip === undefined) throw new Error('The order has no line')
const makeup = { ...lip, return_days: null }
const order = { status: 'delivered' } as const

test('leads to the contact form where the order offers no return for a non-returnable line', () => {
  expect(isReturnedByContact(makeup, order)).toBe(true)
  expect(isReturnedByContact({ ...makeup, returnable_for_mistake: true }, order)).toBe(false)
  expect(isReturnedByContact({ ...makeup, status: 'returned' }, order)).toBe(false)
  expect(isReturnedByContact(lip, order)).toBe(false)
  expect(isReturnedByContact(makeup, { status: 'shipped' })).toBe(false)
})
