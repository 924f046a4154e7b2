import type { MainCategory, SubCategory } from '../categories.ts'

let nextId = 1

export function makeMainCategory(overrides: Partial<MainCategory> = {}): MainCategory {
  return { id: nextId++, name: 'Makeup', slug: 'makeup', logo: null, banner: null, ...overrides }
}

export function makeSubCategory(overrides: Partial<SubCategory> = {}): SubCategory {
  return {
    id: nextId++,
    name: 'Lips',
    slug: 'lips',
    picture: null,
    children: [
      { id: nextId++, name: 'Lipstick', slug: 'lipstick' },
      { id: nextId++, name: 'Lip Gloss', slug: 'lip-gloss' },
    ],
    ...overrides,
  }
}
