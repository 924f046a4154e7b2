import { expect, test } from 'vitest'
import { categoryScenes } from '#categories.ts'
import { posts } from '#posts/posts.ts'
import { coverOf } from './subjectOf.ts'

test('shows a product with its brand and title on a cover', () => {
  const cover = coverOf({ products: ['rozana-roz-ka-kajal', 'saanjh-ghee-lamp-kajal'], tint: '#dfe0ea' })
  expect(cover).toMatchObject({ kind: 'pencil', label: 'Roz Ka Kajal', brand: { name: 'Rozana' } })
  expect(cover.beside).toMatchObject([{ kind: 'jar', label: 'Ghee Lamp Kajal', brand: { name: 'Saanjh' } }])
})

test('names only products that the catalogue has on covers and tiles', () => {
  const tiles = Object.values(categoryScenes).map(({ tile }) => ({ products: [tile], tint: '#ffffff' }))
  for (const cover of [...tiles, ...posts.map((post) => post.cover)])
    expect(() => coverOf(cover)).not.toThrow()
})
