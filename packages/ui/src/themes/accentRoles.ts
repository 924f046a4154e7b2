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

/**
 * Roles of one accent (`#rrggbb`) on the surfaces of a scheme. The accent gets darker on a light page and lighter on a dark one until it
 * can be read.
 */
export function accentRoles(
  accent: string,
  { page, raised, sunken }: Pick<ColorRoles['surface'], 'page' | 'raised' | 'sunken'>,
): AccentRoles {
  const isLight = contrast(page, '#000000') > contrast(page, '#ffffff')
  const towards = isLight ? '#000000' : '#ffffff'
  const brand = mix(page, accent, isLight ? 0.08 : 0.2)
  const isReadable = (color: string) =>
    [page, raised, sunken, brand].every((surface) => contrast(color, surface) >= ENOUGH)
  let share = 0
  while (share < 1 && !isReadable(mix(accent, towards, share))) share += STEP
  const rest = mix(accent, towards, share)
  return {
    surface: { brand },
    action: { rest, hover: mix(rest, towards, 0.25), text: isLight ? '#ffffff' : page },
    focus: { ring: rest },
  }
}
