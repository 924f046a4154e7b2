import { makeOptionGroup, makeProduct } from '@shop/contract/factories/products'
import { expect, test } from 'vitest'
import { productFacts } from './productFacts.ts'

const namesOf = (facts: { name: string }[]) => facts.map(({ name }) => name)

test('names price, quantity, origin, maker, best before and care', () => {
  expect(namesOf(productFacts(makeProduct(), undefined))).toEqual([
    'MRP',
    'Net quantity',
    'Country of origin',
    'Manufacturer',
    'Best before',
    'Customer care',
  ])
})

test('omits unknown facts, and names the importer', () => {
  const product = makeProduct({
    netQuantity: '',
    bestBefore: '',
    countryOfOrigin: 'Korea',
    importer: 'Asha Imports, Mumbai',
  })
  expect(namesOf(productFacts(product, undefined))).toEqual([
    'MRP',
    'Country of origin',
    'Manufacturer',
    'Importer',
    'Customer care',
  ])
})

test('shows the MRP of the chosen variant', () => {
  const { variants } = makeOptionGroup('Size', [{ name: 'M', mrp: 1_299 }])
  expect(productFacts(makeProduct(), variants[0])[0]?.value).toBe('₹1,299, inclusive of all taxes')
})
