import { expect, test } from 'vitest'
import { isShopsMistake } from './isShopsMistake.ts'
import { RETURN_REASONS } from './orders.schema.ts'

test('counts a damaged, wrong or misdescribed item as a mistake of the shop, and no other reason', () => {
  expect(RETURN_REASONS.filter(isShopsMistake)).toEqual(['damaged', 'wrong_item', 'not_as_described'])
  expect(isShopsMistake('')).toBe(false)
})
