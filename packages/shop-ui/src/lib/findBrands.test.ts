import { makeBrand } from '@shop/contract/factories/brands'
import { expect, test } from 'vitest'
import { findBrands } from './findBrands.ts'

const logo = '/media/1.svg'
const brands = [
  makeBrand({ name: 'Makaan', logo, isPopular: true }),
  makeBrand({ name: 'Kajri', logo, isPopular: true }),
  makeBrand({ name: 'Khadi Katha', logo, isPopular: false, isExclusive: true }),
  makeBrand({ name: 'Mitti & Malai', logo, isPopular: false, isNewLaunch: true }),
  makeBrand({ name: 'Without a logo', logo: null, isPopular: true }),
]

test.each<[string, string[]]>([
  ['ka', ['Kajri', 'Khadi Katha', 'Makaan']],
  ['KATH', ['Khadi Katha']],
  [' malai ', ['Mitti & Malai']],
  ['i & m', ['Mitti & Malai']],
  ['.*', []],
  ['logo', []],
])('finds by %j, in all tabs and the beginnings of words first, %j', (query, expected) => {
  expect(findBrands(brands, query).map(({ name }) => name)).toEqual(expected)
})
