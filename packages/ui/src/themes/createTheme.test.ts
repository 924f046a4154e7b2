import { expect, test } from 'vitest'
import { contrast } from '../tokens/contrast.ts'
import { color, darkColor } from '../tokens/color.ts'
import { accentRoles } from './accentRoles.ts'
import { createTheme } from './createTheme.ts'

const accents = ['#000000', '#ffffff', '#ffe100', '#0b6e4f', '#7f7f7f', '#1a1aff', '#ff8a00', '#e0115f']

test.each(accents)('makes the accent %s readable in both schemes', (accent) => {
  for (const { surface } of [color, darkColor]) {
    const { action, focus, surface: own } = accentRoles(accent, surface)
    for (const back of [surface.page, surface.raised, surface.sunken, own.brand]) {
      expect(contrast(action.rest, back)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(action.hover, back)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(focus.ring, back)).toBeGreaterThanOrEqual(3)
    }
    expect(contrast(action.text, action.rest)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(action.text, action.hover)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(action.onFill, action.fill)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(action.onFill, action.fillHover)).toBeGreaterThanOrEqual(4.5)
  }
})

test('fills main buttons with the same colour in both schemes', () => {
  const [light, dark] = [color, darkColor].map(({ surface }) => accentRoles('#e0115f', surface).action)
  expect(dark?.fill).toBe(light?.fill)
  expect(darkColor.action.fill).toBe(color.action.fill)
})

test('keeps a readable accent', () => {
  expect(accentRoles('#0b6e4f', color.surface).action.rest).toBe('#0b6e4f')
})

test('omits values that a theme does not set', () => {
  expect(createTheme({})).toBe('')
  expect(createTheme({ radius: 'none' })).toBe(
    ':root{--shop-radius-s:0;--shop-radius-m:0;--shop-radius-l:0;--shop-radius-pill:0;}',
  )
  expect(createTheme({ scheme: 'dark' }, '.gift')).toContain(
    '.gift{color-scheme:dark;--shop-page-scheme:dark}',
  )
})

test('writes a colour for both schemes, and the light one for older browsers', () => {
  const css = createTheme({ light: { text: { strong: '#111111' } } })
  expect(css).toContain(':root{--shop-color-text-strong:#111111;}')
  expect(css).toContain(`--shop-color-text-strong:light-dark(#111111,${darkColor.text.strong})`)
})

test('prefers a role to the accent', () => {
  expect(createTheme({ accent: '#0b6e4f', light: { action: { rest: '#123456' } } })).toContain(
    '--shop-color-action-rest:#123456;',
  )
})
