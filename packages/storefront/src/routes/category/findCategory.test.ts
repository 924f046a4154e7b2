import { makeMainCategory } from '@shop/contract/factories/categories'
import { expect, test } from 'vitest'
import { findCategory } from './findCategory.ts'

const categories = [makeMainCategory({ id: 1, name: 'Makeup' }), makeMainCategory({ id: 12, name: 'Skin' })]

test('finds a category by the id of its address', () => {
  expect(findCategory(categories, '12').name).toBe('Skin')
})

test.each(['2', '', '1.0', '01', 'makeup', '1e0'])('throws 404 for the id %j', (id) => {
  expect(() => findCategory(categories, id)).toThrow(expect.objectContaining({ status: 404 }))
})
