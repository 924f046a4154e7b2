import { makeBlogCategory } from '@shop/contract/factories/blogs'
import { expect, test } from 'vitest'
import { placeOf } from './placeOf.ts'

const skin = makeBlogCategory({
  name: 'Skin',
  slug: 'skin',
  subCategories: [{ name: 'Through the Seasons', slug: 'through-the-seasons' }],
})
const categories = [makeBlogCategory(), skin]

test.each([
  [{ category: 'skin' }, undefined],
  [{ subCategory: 'through-the-seasons' }, 'Through the Seasons'],
  [{ category: 'skin', subCategory: 'through-the-seasons' }, 'Through the Seasons'],
])('finds the category Skin for %j', (filter, subCategory) => {
  const place = placeOf(filter, categories)
  expect(place?.category).toBe(skin)
  expect(place?.subCategory?.name).toBe(subCategory)
})

test.each([
  { category: 'makeup', subCategory: 'through-the-seasons' },
  { category: 'nothing' },
  { subCategory: 'skin' },
])('finds no category for %j', (filter) => {
  expect(placeOf(filter, categories)).toBeUndefined()
})
