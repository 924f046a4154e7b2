import { expect, test } from 'vitest'
import { modelOf } from './models.ts'
import { shotOf } from './shotOf.ts'

test('chooses the model that shows what the title names', () => {
  expect(modelOf({ kind: 'dress', title: 'Satin Slip Dress' })).toBe('slip-dress')
  expect(modelOf({ kind: 'dress', title: 'Indigo Wrap Dress' })).toBe('wrap-dress')
  expect(modelOf({ kind: 'saree', title: 'Leheriya Georgette Saree' })).toBe('saree')
})

test('has no photograph of a variety that was not rendered', () => {
  expect(modelOf({ kind: 'palette', title: 'Nine to Wine Eyeshadow Palette' })).toBeUndefined()
  expect(modelOf({ kind: 'ring', title: 'Navratna Adjustable Finger Ring' })).toBeUndefined()
  expect(modelOf({ kind: 'palette', title: 'Sixteen Phases Eyeshadow Palette' })).toBeUndefined()
  expect(modelOf({ kind: 'hair-tool', title: 'Ionic Travel Hair Dryer' })).toBeUndefined()
})

test('shows the front from nearby and the cloth in its own print', () => {
  const saree = { kind: 'saree', title: 'Banarasi Katan Silk Saree' } as const
  expect(shotOf({ ...saree, view: 'detail' })).toEqual({ name: 'saree.front', isNear: true })
  expect(shotOf({ ...saree, view: 'texture' })).toBeUndefined()
  expect(shotOf({ kind: 'dress', title: 'Satin Slip Dress', view: 'texture' })?.name).toBe('cloth.plain')
})
