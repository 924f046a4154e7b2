import { expect, test } from 'vitest'
import { toCancelRequest } from './toCancelRequest.ts'

const lines = [
  { line_id: 'lip', quantity: 3 },
  { line_id: 'cream', quantity: 1 },
]

test('names the units that stay', () => {
  expect(toCancelRequest(lines, { lines: { lip: 1 }, reason: 'Too late' })).toEqual({
    lines: [{ line_id: 'lip', keep: 2 }],
    reason: 'Too late',
  })
})

test('names no lines of a whole order', () => {
  expect(toCancelRequest(lines, { lines: null, reason: '' })).toEqual({})
})
