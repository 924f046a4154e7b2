import { products } from '@shop/demo-catalogue/products/products'
import { subjectOf } from '@shop/demo-catalogue/pictures/subjectOf'
import type { DrawingKind } from '@shop/demo-catalogue/types'
import { expect, test } from 'vitest'
import { packOf } from './packs.ts'

const packsOf = (wanted: DrawingKind, words: RegExp) =>
  new Set(
    products
      .filter(({ kind, title }) => kind === wanted && words.test(title))
      .map((one) => packOf(subjectOf(one))),
  )

test('tells brands apart by their packs', () => {
  expect(packsOf('pencil', /Kajal$/)).toEqual(new Set(['pencil', 'stick-pencil', 'twist-pencil']))
  expect(packsOf('perfume', /Eau de/)).toEqual(new Set(['perfume', 'round-perfume', 'tall-perfume']))
})

test.each([
  ['night-cream', 'jar'],
  ['moisturiser', 'jar'],
  ['moisturiser', 'tube'],
  ['moisturiser', 'pump-bottle'],
  ['hand-cream', 'tube'],
  ['conditioner', 'tube'],
  ['cleanser', 'pump-bottle'],
] as const)('shows each brand of a %s in a %s of its own', (category, kind) => {
  const shown = products.filter((one) => one.category === category && one.kind === kind)
  const packs = new Set(shown.map((one) => packOf(subjectOf(one))))
  expect(shown.length).toBeGreaterThan(1)
  expect(packs.size).toBe(new Set(shown.map(({ brand }) => brand)).size)
})

test('shows wood only where a title or the brand of a pencil that is sharpened says so', () => {
  const brand = { name: 'Rozana', wordmark: 'sans', colour: '#8c1d2f' } as const
  expect(packOf({ kind: 'pencil', title: 'Wooden Lip Liner Pencil', brand })).toBe('pencil')
  expect(packOf({ kind: 'pencil', title: 'Roz Ka Kajal', brand })).toBe('twist-pencil')
})

test('shows a few grams in a pot, whatever the brand', () => {
  const brand = { name: 'Saanjh', wordmark: 'sans', colour: '#8c1d2f' } as const
  expect(packOf({ kind: 'jar', title: 'Ghee Lamp Kajal', brand })).toBe('pot')
  expect(packOf({ kind: 'jar', title: 'Sandal Cleansing Balm', brand })).toBe('body-butter')
  expect(packOf({ kind: 'pencil', title: 'Surma Velvet Kajal', brand })).not.toBe('pot')
})
