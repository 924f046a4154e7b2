import { expect, test } from 'vitest'
import { color } from '@shop/ui/tokens/color'
import { contrast } from '@shop/ui/tokens/contrast'
import { suitsLightTheme } from './suitsLightTheme.ts'

test.each(['#ffffff', '#f6dfe4', '#F3D6CF', '#e2eadc', '#e6e6f0'])('accepts the light colour %s', (tint) => {
  expect(suitsLightTheme(tint)).toBe(true)
})

test.each(['#000000', '#3d1527', '#b0125b', '#808080', '#1f6b45'])('refuses the dark colour %s', (tint) => {
  expect(suitsLightTheme(tint)).toBe(false)
})

test.each(['', '#fff', 'white', '#f6dfe4cc', 'f6dfe4', 'var(--banner-tint)'])(
  'refuses “%s”, which is no hex colour',
  (tint) => {
    expect(suitsLightTheme(tint)).toBe(false)
  },
)

const greys = Array.from({ length: 256 }, (_, level) => `#${level.toString(16).padStart(2, '0').repeat(3)}`)

test('accepts a grey only if text on it has enough contrast', () => {
  const used = greys.filter(suitsLightTheme)
  expect(used).toContain('#ffffff')
  expect(used).not.toContain('#000000')
  for (const grey of used) expect(contrast(color.text.strong, grey)).toBeGreaterThanOrEqual(4.5)
})
