import { slugSchema } from '@shop/contract/wire.schema'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugify } from './slugify.ts'

test.each([
  ["L'Oréal Paris", 'loreal-paris'],
  ['Noor & Neem', 'noor-and-neem'],
  ['  Matte -- Lipstick (No. 5)! ', 'matte-lipstick-no-5'],
  ['काजल', ''],
  ['½ Sleeve', '1-2-sleeve'],
])('turns the name %s into the slug %s', (name, slug) => {
  expect(slugify(name)).toBe(slug)
})

test('creates short and valid slugs for any name', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.string({ maxLength: 200 }),
      (one, other) => {
        const slug = slugify(one + other)
        expect(slug.length).toBeLessThanOrEqual(80)
        if (slug !== '') expect(slugSchema.safeParse(slug).success).toBe(true)
      },
    ),
  )
})
