import { expect, test } from 'vitest'
import { ApiError } from './api/ApiClient.ts'
import { retryHint } from './retryHint.ts'

test('names the connection when a call had no response', () => {
  expect(retryHint(new ApiError(0, ''))).toBe('Check your connection and try again.')
  expect(retryHint(new ApiError(503, ''))).toBe('Please try again in a moment.')
})
