import { expect, test } from 'vitest'
import { pigmentsOf } from './pigmentsOf.ts'

const shade = { colour: '#b27a69', tint: '#f3d6cf' }

test('gives wooden pencils of all brands the same wood, and other packs the accent of their brand', () => {
  const accentOf = (kind: 'pencil' | 'jar', title: string, accent: string) =>
    pigmentsOf({ ...shade, kind, title, accent }).accent
  expect(accentOf('pencil', 'Wooden Pencil', '#8c1d2f')).toBe(accentOf('pencil', 'Wooden Pencil', '#2a2226'))
  expect(accentOf('pencil', 'Kajal', '#8c1d2f')).not.toBe(accentOf('pencil', 'Kajal', '#2a2226'))
  expect(accentOf('jar', 'Cream', '#8c1d2f')).not.toBe(accentOf('jar', 'Cream', '#2a2226'))
})
