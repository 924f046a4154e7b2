import { expect, test } from 'vitest'
import { pigmentsOf } from './pigmentsOf.ts'

const shade = { colour: '#b27a69', tint: '#f3d6cf' }

test('gives pencils of all brands the same wood, and other packs the accent of their brand', () => {
  const accentOf = (kind: 'pencil' | 'jar', accent: string) => pigmentsOf({ ...shade, kind, accent }).accent
  expect(accentOf('pencil', '#8c1d2f')).toBe(accentOf('pencil', '#2a2226'))
  expect(accentOf('jar', '#8c1d2f')).not.toBe(accentOf('jar', '#2a2226'))
})
