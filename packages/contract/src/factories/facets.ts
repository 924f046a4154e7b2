import type { Facets } from '../product-list.ts'

export function makeFacets(overrides: Partial<Facets> = {}): Facets {
  return {
    brands: [
      { slug: 'rozana', name: 'Rozana', count: 18 },
      { slug: 'kajri', name: 'Kajri', count: 7 },
    ],
    categories: [
      { slug: 'lipstick', name: 'Lipstick', level: 'child', count: 21 },
      { slug: 'lip-gloss', name: 'Lip Gloss', level: 'child', count: 4 },
    ],
    options: [
      {
        group: 'Shade',
        values: [
          { value: 'Ruby', count: 9, colorCode: '#8c1d2f' },
          { value: 'Rani Pink', count: 6, colorCode: '#b0125b' },
          { value: 'Nude Beige', count: 3, colorCode: '#c79a7f' },
        ],
      },
    ],
    price: { min: 149, max: 2499 },
    discount: [
      { atLeast: 10, count: 20 },
      { atLeast: 30, count: 8 },
    ],
    rating: [
      { atLeast: 4, count: 15 },
      { atLeast: 3, count: 24 },
    ],
    ...overrides,
  }
}
