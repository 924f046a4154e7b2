import { themeCss } from '../styles/themeCss.ts'
import { color, darkColor, type ColorRoles } from '../tokens/color.ts'
import { tokens } from '../tokens/theme.ts'
import { accentRoles, type AccentRoles } from './accentRoles.ts'

/** Roles that differ from the default theme. */
export type SomeRoles = { readonly [Group in keyof ColorRoles]?: Partial<ColorRoles[Group]> }

/** Values of a theme that an application can replace. */
export interface ThemeOptions {
  /** Colour of main actions, links and focus (`#rrggbb`). It gets darker or lighter where contrast needs it. */
  accent?: string
  /** Roles in the light scheme. */
  light?: SomeRoles
  /** Roles in the dark scheme. */
  dark?: SomeRoles
  /** Corners of boxes, fields and buttons. */
  radius?: 'none' | 'small' | 'medium' | 'large'
  /** Space between and inside components, and the height of controls. */
  density?: 'compact' | 'comfortable' | 'spacious'
  /** Font stacks. Declare their faces in a style sheet of your own. */
  fonts?: { display?: string; text?: string }
  /** Colour scheme: that of the system, or always the same. */
  scheme?: 'system' | 'light' | 'dark'
}

const radii = {
  none: { s: '0', m: '0', l: '0', pill: '0' },
  small: { s: '0.125rem', m: '0.25rem', l: '0.5rem', pill: '0.25rem' },
  medium: undefined,
  large: { s: '0.625rem', m: '1.25rem', l: '2rem', pill: '999px' },
} as const

const densities = {
  compact: { scale: 0.8, target: '2.375rem' },
  comfortable: undefined,
  spacious: { scale: 1.2, target: '3.125rem' },
} as const

const scaled = (scale: number) =>
  Object.fromEntries(Object.entries(tokens.space).map(([name, value]) => [name, `calc(${value} * ${scale})`]))

/** Groups of both; in each, `more` wins. */
const merge = (roles: AccentRoles | undefined, more: SomeRoles = {}) =>
  Object.fromEntries(
    [...new Set([...Object.keys(roles ?? {}), ...Object.keys(more)])].map((group) => [
      group,
      {
        ...(roles as Record<string, object> | undefined)?.[group],
        ...(more as Record<string, object>)[group],
      },
    ]),
  )

/** Style sheet of a theme. Everything in it is a CSS variable; write it after `Tokens`. */
export function createTheme(options: ThemeOptions, selector = ':root'): string {
  const { accent, light, dark, radius = 'medium', density = 'comfortable', fonts, scheme } = options
  const rolesOn = (surface: ColorRoles['surface'], own: SomeRoles = {}) =>
    accent === undefined ? undefined : accentRoles(accent, { ...surface, ...own.surface })
  const corners = radii[radius]
  const room = densities[density]
  const css = themeCss(
    {
      color: merge(rolesOn(color.surface, light), light),
      darkColor: merge(rolesOn(darkColor.surface, dark), dark),
      rest: {
        ...(corners && { radius: corners }),
        ...(room && { space: scaled(room.scale), size: { target: room.target } }),
        ...(fonts && { font: fonts }),
      },
    },
    selector,
  )
  if (scheme === undefined) return css
  const value = scheme === 'system' ? 'light dark' : scheme
  return `${css}\n${selector}{color-scheme:${value};--shop-page-scheme:${value}}`
}
