import { expect, test } from 'vitest'
import { readablePhone } from './readablePhone.ts'

test('groups the digits of an Indian mobile number without a place to break the line', () => {
  expect(readablePhone('+919876543210')).toBe('+91\u00a098765\u00a043210')
})

test('leaves anything else as it is', () => {
  expect(readablePhone('asha@example.in')).toBe('asha@example.in')
})
