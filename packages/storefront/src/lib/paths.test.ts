import { expect, test } from 'vitest'
import { paths } from './paths.ts'

test.each(['main', 'sub', 'child'] as const)('links a category of level %s to its list', (level) => {
  expect(paths.categoryList('lip-balm', level)).toBe(
    `/productList/lip-balm?category=${level}&sort=recommended_desc&price_max=50000&price_min=0&disc_min=0&disc_max=100`,
  )
})
