import { colourOf } from '#texts/filters.ts'
import { makeBrand } from '@shop/contract/factories/brands'
import { makeFacets } from '@shop/contract/factories/facets'
import type { UnderstoodSearch } from '@shop/contract/product-list'
import type { ProductOffer } from '@shop/contract/products'
import { expect, test } from 'vitest'
import { countChosen } from './countChosen.ts'
import { toChosenFilters, withoutFilters } from './filterPills.ts'
import { DEFAULT_LIST_FILTERS, parseListFilters, toListSearch } from './listFilters.ts'
import { resolveList, type ProductListPlace } from './resolveList.ts'

const parse = (search: string) => parseListFilters(new URLSearchParams(search))
const placeOf = (...asked: Parameters<typeof resolveList>) => resolveList(...asked) as ProductListPlace
const plain = { understood: null, offer: null }
const lips = placeOf('lips', { category: 'sub', search: '', deliveryCity: '' }, null)

test('names each filter and links to the list without it', () => {
  const filters = parse(
    'category=sub&brand=rozana&price_max=999&option=Shade:Ruby&option=Size:M&disc_min=10&rating_min=4&in_stock=1&page=3',
  )
  const chosen = toChosenFilters(filters, makeFacets(), lips, plain)
  expect(countChosen(filters, lips)).toBe(7)
  expect(chosen.map(({ label }) => label)).toEqual([
    'Rozana',
    'Up to ₹999',
    'Ruby',
    'Size M',
    '10% off or more',
    '4 stars or more',
    'In stock',
  ])
  expect(chosen[0]?.without).toEqual({ ...filters, brands: [], page: 1 })
  expect(chosen[2]?.without.options).toEqual(['Size:M'])
})

test.each([
  ['price_min=100&price_max=500', '₹100 to ₹500'],
  ['price_min=1500', 'From ₹1,500'],
  ['price_min=60000', 'From ₹60,000'],
  ['price_max=50000', 'Up to ₹50,000'],
  ['disc_min=10&disc_max=30', '10% to 30% off'],
  ['delivery_city=Jaipur', 'Delivered in Jaipur'],
  ['collection=best-sellers', 'Best sellers'],
  ['search=matte', '“matte”'],
  ['brand=not-known-here', 'Not known here'],
])('labels the filter %s as %s', (search, label) => {
  expect(toChosenFilters(parse(search), makeFacets(), lips, plain).map((chosen) => chosen.label)).toEqual([
    label,
  ])
  expect(countChosen(parse(search), lips)).toBe(1)
})

test('names the offer of a list, also after its end', () => {
  const filters = parse('offer=3')
  const labelsOf = (offer: ProductOffer | null) =>
    toChosenFilters(filters, makeFacets(), lips, { understood: null, offer }).map(({ label }) => label)
  expect(labelsOf({ id: 3, title: 'Any 4 for ₹349' })).toEqual(['Any 4 for ₹349'])
  expect(labelsOf(null)).toEqual(['An offer that has ended'])
  expect(countChosen(filters, lips)).toBe(1)
})

test('keeps the offer of its own list when all filters are cleared', () => {
  const filters = parse('offer=3&in_stock=1')
  const all = placeOf('all', filters, null)
  expect(toChosenFilters(filters, makeFacets(), all, plain).map(({ label }) => label)).toEqual(['In stock'])
  expect(countChosen(filters, all)).toBe(1)
  expect(withoutFilters(filters, all)).toEqual({ ...DEFAULT_LIST_FILTERS, offer: 3 })
})

test('omits the filters that define the list', () => {
  const search = parse('search=red')
  const rozana = placeOf('rozana', DEFAULT_LIST_FILTERS, makeBrand({ slug: 'rozana' }))
  const searched = placeOf('searchProducts', search, null)
  expect(toChosenFilters(search, makeFacets(), searched, plain)).toEqual([])
  expect(countChosen(search, searched)).toBe(0)
  expect(toChosenFilters(parse('brand=rozana'), makeFacets(), rozana, plain)).toEqual([])
  expect(countChosen(parse('brand=rozana'), rozana)).toBe(0)
})

test('keeps search, category and order when all filters are cleared', () => {
  const filters = parse('category=sub&search=red&brand=rozana&in_stock=1&sort=price_asc&page=4')
  expect(toListSearch(withoutFilters(filters, lips))).toBe('?category=sub&sort=price_asc')
  const searched = placeOf('searchProducts', filters, null)
  expect(toListSearch(withoutFilters({ ...filters, category: undefined }, searched))).toBe(
    '?search=red&sort=price_asc',
  )
})

test('lists the filters that a search text contains, without its order, and removes them from it', () => {
  const filters = parse('search=lipstick+under+500+size+medium')
  const place = placeOf('searchProducts', filters, null)
  const understood: UnderstoodSearch = {
    filters: [
      { kind: 'price', text: 'under 500', min: null, max: 500, without: 'lipstick size medium' },
      { kind: 'size', text: 'size medium', name: 'm', min: null, max: null, without: 'lipstick under 500' },
      { kind: 'discount', text: 'sale', min: 1, max: null, without: 'lipstick' },
      { kind: 'colour', text: 'laal', name: 'red', min: null, max: null, without: 'lipstick' },
      {
        kind: 'without',
        text: 'not red',
        name: 'red',
        is_quality: true,
        min: null,
        max: null,
        without: 'lipstick',
      },
      { kind: 'without', text: 'no belt', name: 'belt', min: null, max: null, without: 'lipstick' },
      { kind: 'men', text: 'for men', min: null, max: null, without: 'lipstick' },
      { kind: 'price_asc', text: 'sasti', min: null, max: null, without: 'lipstick' },
    ],
    exact: null,
    described: [],
    missing: null,
  }
  const chosen = toChosenFilters(filters, makeFacets(), place, { understood, offer: null })
  const labels = ['Up to ₹500', 'Size M', 'On sale', 'Colour red', 'Not red', 'Without belt', 'For men']
  expect(chosen.map(({ label }) => label)).toEqual(labels)
  expect(chosen.map(({ without }) => without.search)).toEqual([
    'lipstick size medium',
    'lipstick under 500',
    'lipstick',
    'lipstick',
    'lipstick',
    'lipstick',
    'lipstick',
  ])
  expect(countChosen(filters, place, understood)).toBe(labels.length)
  expect(withoutFilters(filters, place, understood).search).toBe('lipstick')
})

test.each([
  ['beige', 'Colour nude and beige'],
  ['pink', 'Colour pink'],
  ['mustard', 'Colour mustard'],
])('labels the typed colour %j as the filter does', (name, label) => {
  expect(colourOf(name)).toBe(label)
})

test.each([
  ['34b', 'Size 34B'],
  ['100 ml', 'Size 100 ml'],
  ['0.5 l', 'Size 0.5 l'],
  ['6 months', 'Size 6 months'],
])('labels the typed size %s as %s', (name, label) => {
  const filters = [{ kind: 'size' as const, text: name, name, min: null, max: null, without: 'oil' }]
  const understood: UnderstoodSearch = { filters, exact: null, described: [], missing: null }
  const found = toChosenFilters(DEFAULT_LIST_FILTERS, makeFacets(), lips, { understood, offer: null })
  expect(found.map((chosen) => chosen.label)).toEqual([label])
})
