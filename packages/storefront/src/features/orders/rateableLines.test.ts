import { expect, test } from 'vitest'
import { rateableLines } from './rateableLines.ts'

const line = {
  slug: 'kajal',
  status: 'ordered',
  own_rating: null,
  quantity: 1,
  quantity_returned: 0,
} as const

test('asks once for a product in several shades', () => {
  const lipstick = { ...line, slug: 'lipstick' }
  expect(rateableLines([line, { ...line }, lipstick])).toEqual([line, lipstick])
})

test('leaves out what was cancelled or came back, unless it is rated already', () => {
  const cancelled = { ...line, status: 'cancelled' } as const
  const back = { ...line, status: 'returned', quantity_returned: 1 } as const
  const rated = { ...back, own_rating: 4 }
  expect(rateableLines([cancelled, back, rated])).toEqual([rated])
  expect(rateableLines([cancelled, line])).toEqual([line])
})
