import { makeBrand } from '@shop/contract/factories/brands'
import { makeProductCard } from '@shop/contract/factories/products'
import { expect, test } from 'vitest'
import { arrangeCategory, type CategoryGoods } from './arrangeCategory.ts'

const cards = (count: number, isBestSeller = false) =>
  Array.from({ length: count }, () => makeProductCard({ isBestSeller }))
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
    expect(products).toEqual(recommended.slice(0, 5))
    expect(kind).toBe(count === 0 ? 'products' : count < 5 ? 'popular' : 'best-sellers')
  },
)

test('shows no product on two shelves', () => {
  const all = cards(8)
  const { first, newest, reduced } = arrange({ recommended: all, newest: all, reduced: all })
  expect([first.products, newest, reduced].map((shelf) => shelf.map(({ id }) => id))).toEqual([
    all.slice(0, 5).map(({ id }) => id),
    all.slice(5).map(({ id }) => id),
    [],
  ])
})

test('has the brands of the category with their faces, unless there are few', () => {
  const brands = ['Aam', 'Beej', 'Chai', 'Dal', 'Elaichi', 'Fennel'].map((name) => ({
    ...makeBrand({ name, slug: name.toLowerCase() }),
    face: undefined,
  }))
  const brandSlugs = ['fennel', 'aam', 'beej', 'chai', 'dal', 'unknown']
  expect(arrange({ brands, brandSlugs }).brands.map(({ name }) => name)).toEqual([
    'Fennel',
    'Aam',
    'Beej',
    'Chai',
    'Dal',
  ])
  expect(arrange({ brands, brandSlugs: brandSlugs.slice(0, 4) }).brands).toEqual([])
})
