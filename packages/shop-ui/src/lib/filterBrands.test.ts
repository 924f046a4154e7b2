import { makeBrand } from '@shop/contract/factories/brands'
import { expect, test } from 'vitest'
import { filterBrands, type BrandFilter } from './filterBrands.ts'

const logo = '/media/1.svg'
const brands = [
  makeBrand({ name: 'Rozana', logo, isPopular: true }),
  makeBrand({ name: 'Mitti & Malai', logo, isPopular: true, isExclusive: true }),
  makeBrand({ name: 'NILA', logo, isPopular: false, isNewLaunch: true }),
  makeBrand({ name: 'Without a logo', logo: null, isPopular: true, isExclusive: true, isNewLaunch: true }),
  makeBrand({ name: 'With an empty one', logo: '', isPopular: true }),
]
const names = (filter: BrandFilter) => filterBrands(brands, filter).map(({ name }) => name)

test.each<[BrandFilter, string[]]>([
  [{ tab: 'popular', query: '' }, ['Rozana', 'Mitti & Malai']],
  [{ tab: 'popular', query: '   ' }, ['Rozana', 'Mitti & Malai']],
  [{ tab: 'exclusive', query: '' }, ['Mitti & Malai']],
  [{ tab: 'new', query: '' }, ['NILA']],
  [{ tab: 'popular', query: 'ZAN' }, ['Rozana']],
  [{ tab: 'popular', query: ' malai ' }, ['Mitti & Malai']],
  [{ tab: 'popular', query: 'i & m' }, ['Mitti & Malai']],
  [{ tab: 'new', query: 'nila' }, ['NILA']],
  [{ tab: 'popular', query: '.*' }, []],
  [{ tab: 'new', query: 'logo' }, []],
])('filters the brands by %j to %j', (filter, expected) => {
  expect(names(filter)).toEqual(expected)
})
