import { makeBrand } from '@shop/contract/factories/brands'
import { expect, test } from 'vitest'
import { brandsOfTab, type BrandTab } from './brandsOfTab.ts'

const logo = '/media/1.svg'
const brands = [
  makeBrand({ name: 'Rozana', logo, isPopular: true }),
  makeBrand({ name: 'Mitti & Malai', logo, isPopular: true, isExclusive: true }),
  makeBrand({ name: 'NILA', logo, isPopular: false, isNewLaunch: true }),
  makeBrand({ name: 'Without a logo', logo: null, isPopular: true, isExclusive: true, isNewLaunch: true }),
  makeBrand({ name: 'With an empty one', logo: '', isPopular: true }),
]

test.each<[BrandTab, string[]]>([
  ['popular', ['Rozana', 'Mitti & Malai']],
  ['exclusive', ['Mitti & Malai']],
  ['new', ['NILA']],
])('shows the brands of %j that have a logo: %j', (tab, expected) => {
  expect(brandsOfTab(brands, tab).map(({ name }) => name)).toEqual(expected)
})
