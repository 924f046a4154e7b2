import { expect, test } from 'vitest'
import { cityListFor } from './cityListFor.ts'

const stores = [{ city: 'Delhi' }, { city: 'Jaipur' }]
const delhi = { city: 'Delhi', state: 'Delhi' }
const jaipurList = (filters = '') => ({
  pathname: '/productList/jaipur',
  search: `?delivery_city=Jaipur${filters}`,
})

test('leads to the list of the new city, with the same filters, from the first page', () => {
  expect(cityListFor(delhi, stores, jaipurList('&price_max=500&page=3'))).toBe(
    '/productlist/delhi?delivery_city=Delhi&price_max=500',
  )
})

test('leads to all products where there is no store', () => {
  const kochi = { city: 'Kochi', state: 'Kerala' }
  expect(cityListFor(kochi, stores, jaipurList())).toBe('/productlist/all')
  expect(cityListFor(kochi, stores, jaipurList('&brand=kajri'))).toBe('/productlist/all?brand=kajri')
})

test('keeps the list of the same city', () => {
  expect(cityListFor({ city: 'Jaipur', state: 'Rajasthan' }, stores, jaipurList())).toBeUndefined()
})

test.each([
  ['/productList/jaipur', ''],
  ['/productList/lipstick', '?category=child&delivery_city=Jaipur'],
  ['/', ''],
])('leaves %s%s alone', (pathname, search) => {
  expect(cityListFor(delhi, stores, { pathname, search })).toBeUndefined()
})
