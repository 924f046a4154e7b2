import { makeFacets } from '@shop/contract/factories/facets'
import { makeBrand } from '@shop/contract/factories/brands'
import { describe, expect, test } from 'vitest'
import { carriedFields, toFilterGroups } from './filterGroups.ts'
import { DEFAULT_LIST_FILTERS, parseListFilters, type ListFilters } from './listFilters.ts'
import { resolveList, type ProductListPlace } from './resolveList.ts'

const placeOf = (...asked: Parameters<typeof resolveList>) => resolveList(...asked) as ProductListPlace
const lips = placeOf('lips', { category: 'sub', search: '', deliveryCity: '' }, null)

const TOTAL = 25

function groupsOf(change: Partial<ListFilters> = {}, facets = makeFacets(), place = lips) {
  const groups = toFilterGroups(
    { ...facets, total: TOTAL },
    { ...DEFAULT_LIST_FILTERS, category: 'sub', ...change },
    place,
  )
  const choicesOf = (title: string) => {
    const group = groups.find((group) => group.title === title)
    return group?.kind === 'choices' ? group.choices : []
  }
  return { groups, choicesOf }
}

describe('filter groups', () => {
  test('takes the values of filter groups from the facets', () => {
    const { groups, choicesOf } = groupsOf()
    expect(groups.map(({ title }) => title)).toEqual([
      'Category',
      'Price',
      'Brand',
      'Shade name',
      'Discount',
      'Rating',
      'Availability',
    ])
    expect(choicesOf('Brand')[0]).toEqual({ value: 'rozana', label: 'Rozana', count: 18, isSelected: false })
    expect(choicesOf('Shade name')[1]).toMatchObject({
      value: 'Shade:Rani Pink',
      label: 'Rani Pink',
      colorCode: '#b0125b',
      family: { title: 'Pink', colorCode: '#e58aa8' },
    })
    expect(choicesOf('Discount').map(({ label }) => label)).toEqual(['Any', '10% or more', '30% or more'])
  })

  test('leads up to the categories that contain the list, with its filters', () => {
    const above = [{ id: 1, name: 'Makeup', slug: 'makeup', level: 'main' }] as const
    const filters: ListFilters = { ...DEFAULT_LIST_FILTERS, category: 'sub', ratingMin: 4 }
    const linksAbove = (facets: ReturnType<typeof makeFacets>) => {
      const [group] = toFilterGroups({ ...facets, total: TOTAL, above }, filters, lips)
      return group?.kind === 'links' ? group.links.map(({ label, depth }) => `${depth} ${label}`) : []
    }
    expect(linksAbove(makeFacets())).toEqual(['0 All Makeup', '1 Lipstick', '1 Lip Gloss'])
    expect(linksAbove(makeFacets({ categories: [] }))).toEqual(['0 All Makeup'])
  })

  test('keeps selected values without matches', () => {
    const { choicesOf } = groupsOf({
      brands: ['old-brand'],
      options: ['Shade:Gone', 'Size:XL'],
      discountMin: 25,
      ratingMin: 4,
    })
    expect(choicesOf('Brand')[0]).toEqual({
      value: 'old-brand',
      label: 'Old brand',
      count: 0,
      isSelected: true,
    })
    expect(choicesOf('Shade name')[0]).toMatchObject({
      value: 'Shade:Gone',
      label: 'Gone',
      count: 0,
      isSelected: true,
    })
    expect(choicesOf('Size')).toEqual([{ value: 'Size:XL', label: 'XL', count: 0, isSelected: true }])
    expect(choicesOf('Discount').find(({ isSelected }) => isSelected)).toMatchObject({
      value: '25',
      count: 0,
    })
    expect(choicesOf('Rating').find(({ isSelected }) => isSelected)).toMatchObject({ value: '4', count: 15 })
  })

  test('omits steps that add no product to a higher one, unless they are selected', () => {
    const rating = [
      { atLeast: 4, count: 15 },
      { atLeast: 3, count: 24 },
      { atLeast: 2, count: 24 },
      { atLeast: 1, count: 25 },
    ]
    const labels = (ratingMin: number) =>
      groupsOf({ ratingMin }, makeFacets({ rating }))
        .choicesOf('Rating')
        .map(({ label }) => label)
    expect(labels(0)).toEqual(['Any', '4 stars or more', '3 stars or more', '1 star or more'])
    expect(labels(2)).toEqual([
      'Any',
      '4 stars or more',
      '3 stars or more',
      '2 stars or more',
      '1 star or more',
    ])
  })

  test('omits groups without a choice', () => {
    const nothing = makeFacets({
      brands: [],
      categories: [],
      options: [],
      price: { min: 0, max: 0 },
      discount: [],
      rating: [],
    })
    expect(groupsOf({}, nothing).groups.map(({ title }) => title)).toEqual(['Availability'])
    expect(groupsOf({ priceMax: 100, ratingMin: 4 }, nothing).groups.map(({ title }) => title)).toEqual([
      'Price',
      'Rating',
      'Availability',
    ])
  })

  test('keeps the places of groups that stood there before a choice, and empty ones above it', () => {
    const before = groupsOf().groups
    const facets = makeFacets({ options: [], discount: [], rating: [], price: { min: 199, max: 199 } })
    const after = (change: Partial<ListFilters>) =>
      toFilterGroups(
        { ...facets, total: TOTAL },
        { ...DEFAULT_LIST_FILTERS, category: 'sub', ...change },
        lips,
        before,
      )
    const titlesAfter = (change: Partial<ListFilters>) => after(change).map(({ title }) => title)
    const inStock = after({ inStockOnly: true })
    expect(inStock.map(({ title }) => title)).toEqual(before.map(({ title }) => title))
    expect(inStock.find(({ title }) => title === 'Price')).toMatchObject({ lowest: 199, highest: 199 })
    const rating = inStock.find(({ title }) => title === 'Rating')
    expect(rating).toMatchObject({ choices: [{ value: '', isSelected: true }, { value: '4', count: 0 }, {}] })
    const rest = ['Category', 'Price', 'Brand', 'Availability']
    expect(titlesAfter({ brands: ['rozana'] })).toEqual(rest)
    expect(titlesAfter({ priceMax: 199 })).toEqual(rest)
    expect(titlesAfter({})).toEqual(rest)
  })

  test('keeps the order of brands that a choice counts anew', () => {
    const brandsOf = (counts: Record<string, number>) =>
      makeFacets({
        brands: Object.entries(counts).map(([slug, count]) => ({ slug, name: slug, count })),
      })
    const before = groupsOf({}, brandsOf({ rozana: 18, kajri: 7, lehar: 3 })).groups
    const after = toFilterGroups(
      { ...brandsOf({ kajri: 4, gulmohar: 3, rozana: 1 }), total: 8 },
      { ...DEFAULT_LIST_FILTERS, category: 'sub', priceMax: 300 },
      lips,
      before,
    )
    const brands = after.find(({ title }) => title === 'Brand')
    expect(brands).toMatchObject({
      choices: [
        { value: 'rozana', count: 1 },
        { value: 'kajri', count: 4 },
        { value: 'gulmohar', count: 3 },
      ],
    })
  })

  test('shows shades as a list and sizes as chips', () => {
    const { groups } = groupsOf(
      {},
      makeFacets({ options: [{ group: 'Size', values: [{ value: 'M', count: 3, colorCode: null }] }] }),
    )
    expect(groups.find(({ title }) => title === 'Size')).toMatchObject({ variant: 'chips' })
    expect(groupsOf().groups.find(({ title }) => title === 'Shade name')).toMatchObject({ variant: 'list' })
  })

  test('names colours with the words of make-up', () => {
    const [shades] = makeFacets().options
    const colours = {
      group: 'Colour',
      values: [
        { value: 'Beige', count: 9, colorCode: '#e3cfb0' },
        { value: 'Red', count: 8, colorCode: '#c0182f' },
      ],
    }
    const facets = makeFacets({ options: [shades, colours].filter((one) => one !== undefined) })
    const { groups, choicesOf } = groupsOf({ options: ['Colour:Beige', 'Colour:Maroon'] }, facets)
    expect(groups.find(({ title }) => title === 'Colour')).toMatchObject({ variant: 'chips' })
    expect(choicesOf('Colour')).toMatchObject([
      { value: 'Colour:Maroon', label: 'Berry and maroon', isSelected: true },
      { value: 'Colour:Beige', label: 'Nude and beige', colorCode: '#e3cfb0', isSelected: true },
      { value: 'Colour:Red', label: 'Red', isSelected: false },
    ])
  })

  test('leaves out colours where each shade is one, unless a colour is selected', () => {
    const code = '#c0182f'
    const shades = ['Ruby', 'Rose'].map((value) => ({ value, count: 4, colorCode: code }))
    const colours = (count: number) => ['Red', 'Pink'].map((value) => ({ value, count, colorCode: code }))
    const titlesOf = (count: number, options: string[] = []) =>
      groupsOf(
        { options },
        makeFacets({
          options: [
            { group: 'Shade', values: shades },
            { group: 'Colour', values: colours(count) },
          ],
        }),
      ).groups.map(({ title }) => title)
    expect(titlesOf(4)).not.toContain('Colour')
    expect(titlesOf(4)).toContain('Shade name')
    expect(titlesOf(4, ['Colour:Red'])).toContain('Colour')
    // Dresses have colours, too.
    expect(titlesOf(9)).toContain('Colour')
  })

  test('has sizes of clothes above the price where most pieces have them, and measures below the brand', () => {
    const titlesOf = (...sizes: string[]) => {
      const values = sizes.map((value) => ({ value, count: 13, colorCode: null }))
      const { groups } = groupsOf({}, makeFacets({ options: [{ group: 'Size', values }] }))
      return groups.slice(0, 5).map(({ title }) => title)
    }
    expect(titlesOf('M', '32B')).toEqual(['Category', 'Size', 'Bra size', 'Price', 'Brand'])
    expect(titlesOf('30 ml', '100 g')).toEqual(['Category', 'Price', 'Brand', 'Size', 'Discount'])
  })

  test('has one order for all lists, however many of the products have a group', () => {
    const counted = (group: string, count: number, ...values: string[]) => ({
      group,
      values: values.map((value) => ({ value, count, colorCode: null })),
    })
    const titlesOf = (...options: ReturnType<typeof counted>[]) =>
      groupsOf({}, makeFacets({ options })).groups.map(({ title }) => title)
    const makeup = titlesOf(
      counted('Shade', 9, 'Ruby', 'Rose', 'Teak', 'Sand'),
      counted('Colour', 20, 'Red', 'Pink'),
      counted('Size', 2, '5 ml', '10 ml'),
      counted('Finish', 3, 'Matte', 'Satin'),
      counted('Undertone', 2, 'Cool', 'Warm'),
    )
    const skin = titlesOf(
      counted('Size', 20, '30 ml', '50 ml'),
      counted('Finish', 3, 'Matte', 'Satin'),
      counted('Shade', 1, 'Ruby', 'Rose', 'Teak', 'Sand'),
      counted('Undertone', 1, 'Cool', 'Warm'),
      counted('Colour', 3, 'Red', 'Pink'),
    )
    expect(makeup).toEqual([
      'Category',
      'Price',
      'Brand',
      'Colour',
      'Undertone',
      'Finish',
      'Size',
      'Shade name',
      'Discount',
      'Rating',
      'Availability',
    ])
    expect(skin).toEqual(makeup)
  })

  test('has sizes that few of the pieces have below the brand', () => {
    const sizes = [
      { value: 'M', count: 20, colorCode: null },
      { value: '32B', count: 4, colorCode: null },
      { value: '34B', count: 4, colorCode: null },
    ]
    const { groups } = groupsOf({}, makeFacets({ options: [{ group: 'Size', values: sizes }] }))
    expect(groups.map(({ title }) => title)).toEqual([
      'Category',
      'Size',
      'Price',
      'Brand',
      'Bra size',
      'Discount',
      'Rating',
      'Availability',
    ])
  })

  test('omits groups whose values all products have, unless one is selected', () => {
    const titlesOf = (brands: string[]) => {
      const facets = makeFacets({ brands: [{ slug: 'rozana', name: 'Rozana', count: TOTAL }] })
      return groupsOf({ brands }, facets).groups.map(({ title }) => title)
    }
    expect(titlesOf([])).not.toContain('Brand')
    expect(titlesOf(['rozana'])).toContain('Brand')
  })

  test('has the sizes of a single piece', () => {
    const values = ['S', 'M'].map((value) => ({ value, count: TOTAL, colorCode: null }))
    const { choicesOf } = groupsOf({}, makeFacets({ options: [{ group: 'Size', values }] }))
    expect(choicesOf('Size').map(({ label }) => label)).toEqual(['S', 'M'])
  })

  test('gives sizes of each scale a group of their own', () => {
    const sizesOf = (...names: string[]) => {
      const values = names.map((value) => ({ value, count: 3, colorCode: null }))
      const { groups } = groupsOf({}, makeFacets({ options: [{ group: 'Size', values }] }))
      return groups
        .filter(({ title }) => /size|age of/i.test(title))
        .map((group) => [group.title, group.kind === 'choices' && group.choices.map(({ value }) => value)])
    }
    expect(sizesOf('S', '3XL', '28', '32B', '34DD')).toEqual([
      ['Size', ['Size:S', 'Size:3XL', 'Size:28']],
      ['Bra size', ['Size:32B', 'Size:34DD']],
    ])
    expect(sizesOf('12', '14', '2.4', '2.10', 'UK5.5')).toEqual([
      ['Size', ['Size:12', 'Size:14']],
      ['Bangle size', ['Size:2.4', 'Size:2.10']],
      ['Shoe size', ['Size:UK5.5']],
    ])
    expect(sizesOf('S', 'M (7–12 kg)', '0–3 M', '18–24 M', '2-3 years')).toEqual([
      ['Size', ['Size:S']],
      ['Age of the baby', ['Size:0–3 M', 'Size:18–24 M', 'Size:2-3 years']],
      ['Diaper size', ['Size:M (7–12 kg)']],
    ])
    expect(sizesOf('32B', '34DD')).toEqual([['Size', ['Size:32B', 'Size:34DD']]])
    expect(sizesOf('2.4', '2.6')).toEqual([['Size', ['Size:2.4', 'Size:2.6']]])
  })

  test("hides the brand filter on the brand's page, and keeps it for categories", () => {
    const rozana = placeOf(
      'rozana',
      { category: undefined, search: '', deliveryCity: '' },
      makeBrand({ slug: 'rozana' }),
    )
    const { groups } = groupsOf({ category: undefined, inStockOnly: true }, makeFacets(), rozana)
    expect(groups.some(({ title }) => title === 'Brand')).toBe(false)
    expect(groups[0]).toMatchObject({
      links: [
        { label: 'Lipstick', href: '/productList/lipstick?category=child&brand=rozana&in_stock=1' },
        {},
      ],
    })
  })
})

test('carries hidden filters in the form', () => {
  const filters = parseListFilters(
    new URLSearchParams('category=main&search=red&offer=3&disc_max=40&delivery_city=Jaipur'),
  )
  expect(carriedFields(filters)).toEqual([
    ['category', 'main'],
    ['search', 'red'],
    ['offer', '3'],
    ['delivery_city', 'Jaipur'],
    ['disc_max', '40'],
  ])
})
