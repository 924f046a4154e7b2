import { makeBrand } from '@shop/contract/factories/brands'
import { makeProductCard } from '@shop/contract/factories/products'
import { expect, test } from 'vitest'
import { arrangeCategory, type CategoryGoods } from './arrangeCategory.ts'

const cards = (count: number, isBestSeller = false) =>
  Array.from({ length: count }, () => makeProductCard({ isBestSeller }))
const idsOf = (products: readonly { id: number }[]) => products.map(({ id }) => id)
const arrange = (goods: Partial<CategoryGoods>) =>
  arrangeCategory({
    recommended: [],
    newest: [],
    reduced: [],
    brandSlugs: [],
    brands: [],
    ...goods,
  })

test.each([0, 1, 2, 3, 4, 5, 7])(
  'fills the first row with %i best sellers and what is recommended',
  (count) => {
    const bestSellers = cards(count, true)
    const recommended = [...bestSellers, ...cards(8 - count)]
    const { kind, products } = arrange({ recommended }).first
    expect(idsOf(products)).toEqual(idsOf(recommended.slice(0, 5)))
    // The heading says it of the whole row, or the badge of a product.
    expect(products.filter(({ isBestSeller }) => isBestSeller)).toHaveLength(count < 5 ? count : 0)
    expect(kind).toBe(count === 0 ? 'products' : count < 5 ? 'popular' : 'best-sellers')
  },
)

test('shows no product on two shelves', () => {
  const all = cards(8)
  const { first, newest, reduced } = arrange({ recommended: all, newest: all, reduced: all })
  expect([first.products, newest, reduced].map(idsOf)).toEqual([
    idsOf(all.slice(0, 5)),
    idsOf(all.slice(5)),
    [],
  ])
})

test('leaves out a shelf of fewer than three products, which another shelf may show', () => {
  const [a, b, ...others] = cards(4)
  const { newest, reduced } = arrange({ newest: [a!, b!], reduced: [a!, b!, ...others] })
  expect([newest, reduced].map(idsOf)).toEqual([[], idsOf([a!, b!, ...others].slice(0, 3))])
})

test('shows one product of each brand while there are others', () => {
  const [a, b, c, d] = ['Kajri', 'Kajri', 'Rozana', 'Kajri'].map((brandName) =>
    makeProductCard({ brandName }),
  )
  expect(idsOf(arrange({ reduced: [a!, b!, c!, d!] }).reduced)).toEqual(idsOf([a!, c!, b!]))
})

const brands = ['Aam', 'Beej', 'Chai', 'Dal', 'Elaichi', 'Fennel'].map((name) =>
  makeBrand({ name, slug: name.toLowerCase() }),
)

test('has the brands of the category, unless there are few', () => {
  const brandSlugs = ['fennel', 'aam', 'beej', 'chai', 'dal', 'unknown']
  const shown = arrange({ brands, brandSlugs }).brands
  expect(shown.map(({ name }) => name)).toEqual(['Fennel', 'Aam', 'Beej', 'Chai', 'Dal'])
  expect(arrange({ brands, brandSlugs: brandSlugs.slice(0, 4) }).brands).toEqual([])
})

test('gives brands pictures of the category that the page does not show, and puts brands without one last', () => {
  const make = (brandName: string, ...sources: string[]) =>
    makeProductCard({ brandName, pictures: sources.map((src) => ({ src })) })
  const first = [
    make('Aam', 'aam-1', 'aam-2'),
    make('Beej', 'beej-1', 'beej-2'),
    make('Chai', 'chai-1'),
    ...cards(2),
  ]
  const recommended = [...first, make('Aam', 'aam-3'), make('Dal', 'dal-1'), make('Dal', 'dal-2')]
  const brandSlugs = ['elaichi', 'aam', 'beej', 'chai', 'dal']
  expect(arrange({ brands, brandSlugs, recommended }).brands.map(({ face }) => face?.src)).toEqual([
    'aam-3',
    'beej-2',
    'chai-1',
    'dal-1',
    undefined,
  ])
})
