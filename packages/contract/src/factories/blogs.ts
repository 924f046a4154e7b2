import type { Blog, BlogCard, BlogCategory } from '../blogs.ts'
import { makeProductCard } from './products.ts'

let nextId = 1

export function makeBlogCard(overrides: Partial<BlogCard> = {}): BlogCard {
  const id = nextId++
  return {
    id,
    slug: `how-to-find-your-red-${id}`,
    title: 'How to find your red in four minutes',
    picture: { src: '' },
    tags: ['Lips', 'How to'],
    date: '2026-11-21',
    excerpt: 'A red for every undertone, found in four minutes at a window.',
    minutes: 4,
    ...overrides,
  }
}

/** Complete post with three related products. */
export function makeBlog(overrides: Partial<Blog> = {}): Blog {
  return {
    ...makeBlogCard(),
    html: '<p>Stand at a window, not under the tube light.</p><h2>Warm or cool</h2><p>Hold gold to one cheek, silver to the other.</p>',
    metaTitle: 'How to find your red',
    metaDescription: 'A red for every undertone, found in four minutes at a window.',
    category: { name: 'Makeup', slug: 'makeup' },
    related: { heading: 'Reds to begin with', products: Array.from({ length: 3 }, () => makeProductCard()) },
    ...overrides,
  }
}

export function makeBlogCategory(overrides: Partial<BlogCategory> = {}): BlogCategory {
  return {
    name: 'Makeup',
    slug: 'makeup',
    subCategories: [
      { name: 'Lips & Eyes', slug: 'lips-and-eyes' },
      { name: 'Base & Tools', slug: 'base-and-tools' },
    ],
    ...overrides,
  }
}
