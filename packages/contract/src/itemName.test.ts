import { expect, test } from 'vitest'
import { itemName } from './itemName.ts'

test('names the shade or size after the product', () => {
  expect(itemName('Satin Pop Lipstick', '13 Ruby')).toBe('Satin Pop Lipstick, 13 Ruby')
  expect(itemName('Aloe Vera Gel', null)).toBe('Aloe Vera Gel')
})
