import { expect, test } from 'vitest'
import { toBlog, toBlogCategory } from '../blogs.ts'
import { blogResponseSchema } from '../blogs.schema.ts'
import { toBrand } from '../brands.ts'
import { listBrandsResponseSchema } from '../brands.schema.ts'
import { toMainCategory, toSubCategory } from '../categories.ts'
import { mainCategoriesResponseSchema, subCategoryTreeResponseSchema } from '../categories.schema.ts'
import { toProductList } from '../product-list.ts'
import { listProductsResponseSchema } from '../product-list.schema.ts'
import { toProduct } from '../products.ts'
import { productResponseSchema } from '../products.schema.ts'
import { makeBlog, makeBlogCategory } from './blogs.ts'
import { makeBrand } from './brands.ts'
import { makeMainCategory, makeSubCategory } from './categories.ts'
import { makeFacets } from './facets.ts'
import { makeOptionGroup, makeProduct, makeProductCard } from './products.ts'
import {
  toBlogCategoryWire,
  toBlogWire,
  toBrandWire,
  toFacetsWire,
  toMainCategoryWire,
  toProductCardWire,
  toProductWire,
  toSubCategoryWire,
} from './wires.ts'

test('maps factory objects to responses and back', () => {
  const product = makeProduct({
    pictures: [
      { src: '/media/a-800x1000/1280.webp', alt: 'The box, open' },
      { src: '/media/b-800x1000/1280.webp' },
    ],
    isBestSeller: true,
    offer: { id: 3, title: 'Buy 2 kajals, get 10% off', shortTitle: 'Buy 2, get 10% off' },
    optionGroups: [
      makeOptionGroup('Shade', [
        { name: 'Ruby', pictures: [{ src: '/media/c-800x1000/1280.webp', alt: 'Ruby on a wrist' }] },
      ]),
    ],
  })
  const { data } = productResponseSchema.parse({ data: toProductWire(product) })
  expect(toProduct(data)).toEqual(product)

  const blog = makeBlog()
  expect(toBlog(blogResponseSchema.parse({ data: toBlogWire(blog) }).data)).toEqual(blog)

  const brand = makeBrand({ isExclusive: true })
  expect(listBrandsResponseSchema.parse({ data: [toBrandWire(brand)] }).data.map(toBrand)).toEqual([brand])

  const main = makeMainCategory()
  expect(mainCategoriesResponseSchema.parse([toMainCategoryWire(main)]).map(toMainCategory)).toEqual([main])

  const sub = makeSubCategory()
  expect(subCategoryTreeResponseSchema.parse([toSubCategoryWire(sub)]).map(toSubCategory)).toEqual([sub])

  const category = makeBlogCategory()
  expect(toBlogCategory(toBlogCategoryWire(category))).toEqual(category)
})

test('maps a list with facets to a response and back', () => {
  const card = makeProductCard()
  const facets = makeFacets()
  const list = listProductsResponseSchema.parse({
    data: [toProductCardWire(card)],
    total: 1,
    page: 1,
    facets: toFacetsWire(facets),
    searched_for: null,
    understood: null,
    breadcrumbs: [],
  })
  expect(toProductList(list)).toMatchObject({ products: [card], total: 1, facets })
})
