import { makeOptionGroup, makeProduct } from '@shop/contract/factories/products'
import { DEFAULT_SETTINGS } from '@shop/contract/defaultSettings'
import { expect, test } from 'vitest'
import { productFacts } from './productFacts.ts'

const { care } = DEFAULT_SETTINGS.company
const namesOf = (facts: { name: string }[]) => facts.map(({ name }) => name)

test('names price, quantity, origin, maker, best before and care', () => {
  expect(namesOf(productFacts(makeProduct(), undefined, care))).toEqual([
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
  expect(namesOf(productFacts(product, undefined, care))).toEqual([
    'MRP',
    'Country of origin',
    'Manufacturer',
    'Importer',
    'Customer care',
  ])
})

test('shows the MRP of the chosen variant', () => {
  const { variants } = makeOptionGroup('Size', [{ name: 'M', mrp: 1_299 }])
  expect(productFacts(makeProduct(), variants[0], care)[0]?.value).toBe('₹1,299, inclusive of all taxes')
})

test('names whom to call, as the operator set it', () => {
  const own = { email: 'help@studio.example', phone: '98765 43210', hours: 'daily, 9 am to 6 pm' }
  expect(productFacts(makeProduct(), undefined, own).at(-1)?.value).toBe(
    'help@studio.example, 98765 43210 (daily, 9 am to 6 pm)',
  )
})
