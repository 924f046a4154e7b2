import { describe, expect, test } from 'vitest'
import { contrast } from './contrast.ts'
import { atelier } from '../themes/atelier.ts'
import { monsoon } from '../themes/monsoon.ts'
import { color, darkColor, type ColorRoles } from './color.ts'
import { contrastPairs, type RoleName } from './contrastPairs.ts'

function valueOf(scheme: ColorRoles, name: RoleName): string {
  const roles = new Map(
    Object.entries(scheme).flatMap(([group, members]) =>
      Object.entries(members).map(([role, value]): [string, string] => [`${group}.${role}`, String(value)]),
    ),
  )
  return roles.get(name) ?? expect.fail(`There is no colour role ${name}`)
}

describe.each([
  ['light', color],
  ['dark', darkColor],
  ['monsoon light', monsoon.light],
  ['monsoon dark', monsoon.dark],
  ['atelier light', atelier.light],
  ['atelier dark', atelier.dark],
] as const)('the %s scheme', (_name, scheme) => {
  test.each(contrastPairs)('$front on $back has a contrast of at least $least', ({ front, back, least }) => {
    expect(contrast(valueOf(scheme, front), valueOf(scheme, back))).toBeGreaterThanOrEqual(least)
  })
})

test('computes contrasts from 1 to 21, in either order', () => {
  expect(contrast('#ffffff', '#ffffff')).toBe(1)
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
})
