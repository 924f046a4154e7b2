import { makeOptionGroup, makeProduct } from '@shop/contract/factories/products'
import { DEFAULT_SETTINGS } from '@shop/contract/defaultSettings'
import type { Product, Variant } from '@shop/contract/products'
import { describe, expect, test } from 'vitest'
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

describe('the net quantity', () => {
  const quantityOf = (product: Product, variant?: Variant) =>
    productFacts(product, variant, care).find(({ name }) => name === 'Net quantity')?.value
  const sizes = makeOptionGroup('Size', [{ name: '50 ml' }, { name: '100 ml' }])

  test('is that of the chosen size', () => {
    const product = makeProduct({ netQuantity: '50 ml', optionGroups: [sizes] })
    expect(quantityOf(product, sizes.variants[1])).toBe('100 ml')
  })

  test('is that of every size before one is chosen', () => {
    expect(quantityOf(makeProduct({ netQuantity: '50 ml', optionGroups: [sizes] }))).toBe('50 ml / 100 ml')
  })

  test.each([['1 N'], ['3 pairs'], ['50 g']])(
    'stays %s when sizes are no amounts of that kind',
    (netQuantity) => {
      expect(quantityOf(makeProduct({ netQuantity, optionGroups: [sizes] }), sizes.variants[1])).toBe(
        netQuantity,
      )
    },
  )

  test('stays that of the product when the variants are shades', () => {
    const shades = makeOptionGroup('Shade', [{ name: '25 Coral' }])
    expect(
      quantityOf(makeProduct({ netQuantity: '3.5 g', optionGroups: [shades] }), shades.variants[0]),
    ).toBe('3.5 g')
  })
})
