import { expect, test } from 'vitest'
import { media } from './media.ts'

test('uses the mobile layout up to a width of 800', () => {
  expect(media.mobile).toBe('(max-width: 800px)')
  expect(media.desktop).toBe('(min-width: 800.02px)')
})
