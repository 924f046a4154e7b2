import { expect, test } from 'vitest'
import { substanceOf } from './substanceOf.ts'

test.each([
  ['jar', 'Malai Whip Face Cream', 'cream'],
  ['jar', 'Rajasthani Henna Powder', 'powder'],
  ['jar', 'Multani Mitti Face Pack', 'powder'],
  ['tube', 'Tan Care Curd Pack', 'cream'],
  ['pump-bottle', 'Micellar Cleansing Water', 'drops'],
  ['pump-bottle', 'Rice Water & Ceramide Serum', 'drops'],
  ['pump-bottle', 'Kokum After-Sun Milk', 'cream'],
  ['pump-bottle', 'Jelly Skin Tint', 'stroke'],
  ['baby-lotion', 'Coconut Massage Oil for Babies', 'drops'],
  ['compact', 'Bounce Cushion Foundation', 'stroke'],
] as const)('shows what is in a %s of %s: %s', (kind, title, substance) => {
  expect(substanceOf(kind, title)).toBe(substance)
})

test.each([
  ['compact', 'Velvet Powder Puff in Case'],
  ['jar', 'Full Moon Blender Jar'],
  ['roll-on', 'Snowline Sunscreen Stick SPF 50'],
  ['soap', 'Terracotta Foot Scrubber'],
  ['brush-set', 'Kabuki Powder Brush'],
] as const)('shows no substance of a %s that has none: %s', (kind, title) => {
  expect(substanceOf(kind, title)).toBeUndefined()
})
