import { contrast } from '../tokens/contrast.ts'
import { mix } from '../tokens/mix.ts'
import type { ColorRoles } from '../tokens/color.ts'

/** Roles that follow the accent. */
export interface AccentRoles {
  surface: Pick<ColorRoles['surface'], 'brand'>
  action: ColorRoles['action']
  focus: Pick<ColorRoles['focus'], 'ring'>
}

/** Ratio of text (WCAG 2.2, 1.4.3), with a little to spare. */
const ENOUGH = 4.6
const STEP = 0.02

/** Moves a colour towards another until it has enough contrast to all of the surfaces. */
function readable(color: string, towards: string, surfaces: readonly string[]): string {
  const isEnough = (one: string) => surfaces.every((surface) => contrast(one, surface) >= ENOUGH)
  let share = 0
  while (share < 1 && !isEnough(mix(color, towards, share))) share += STEP
  return mix(color, towards, share)
}

/**
 * Roles of one accent (`#rrggbb`) on the surfaces of a scheme. The accent gets darker on a light page and lighter on a dark one until it
 * can be read; the fill of buttons is the same in both schemes, under white text.
 */
export function accentRoles(
  accent: string,
  { page, raised, sunken }: Pick<ColorRoles['surface'], 'page' | 'raised' | 'sunken'>,
): AccentRoles {
  const isLight = contrast(page, '#000000') > contrast(page, '#ffffff')
  const towards = isLight ? '#000000' : '#ffffff'
  const brand = mix(page, accent, isLight ? 0.08 : 0.2)
  const rest = readable(accent, towards, [page, raised, sunken, brand])
  const fill = readable(accent, '#000000', ['#ffffff'])
  return {
    surface: { brand },
    action: {
      rest,
      hover: mix(rest, towards, 0.25),
      text: isLight ? '#ffffff' : page,
      fill,
      fillHover: mix(fill, '#000000', 0.25),
      onFill: '#ffffff',
    },
    focus: { ring: rest },
  }
}
