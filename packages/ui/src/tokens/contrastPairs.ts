import type { ColorRoles } from './color.ts'

/** Path of a role, such as `text.muted`. */
export type RoleName = {
  [Group in keyof ColorRoles]: `${Group}.${Extract<keyof ColorRoles[Group], string>}`
}[keyof ColorRoles]

export interface ContrastPair {
  /** Text, icon or boundary. */
  front: RoleName
  /** Surface behind it. */
  back: RoleName
  /** Minimum ratio of WCAG 2.2: 4.5 for text (1.4.3), 3 for boundaries and focus rings (1.4.11). */
  least: 4.5 | 3
}

const words = (front: RoleName, backs: readonly RoleName[]): ContrastPair[] =>
  backs.map((back) => ({ front, back, least: 4.5 }))
const boundary = (front: RoleName, backs: readonly RoleName[]): ContrastPair[] =>
  backs.map((back) => ({ front, back, least: 3 }))

const paper = ['surface.page', 'surface.raised', 'surface.sunken', 'surface.brand'] as const
const quiet = ['positive.surface', 'critical.surface', 'accent.surface'] as const
const inverse = ['surface.inverse', 'surface.inverseRaised'] as const

/**
 * Every combination of roles in use. Add a pair here before a component uses it: tests check it in every
 * theme.
 */
export const contrastPairs: readonly ContrastPair[] = [
  ...words('text.strong', [...paper, ...quiet]),
  ...words('text.muted', [...paper, ...quiet]),
  ...words('text.inverse', inverse),
  ...words('text.inverseMuted', inverse),
  ...words('action.rest', paper),
  ...words('action.hover', paper),
  ...words('action.text', ['action.rest', 'action.hover']),
  ...words('action.onFill', ['action.fill', 'action.fillHover']),
  ...words('positive.text', [...paper, 'positive.surface']),
  ...words('critical.text', [...paper, 'critical.surface']),
  ...words('critical.onFill', ['critical.fill', 'critical.fillHover']),
  ...words('accent.text', ['surface.page', 'surface.raised', 'surface.sunken', 'accent.surface']),
  ...words('accent.onFill', ['accent.fill']),
  ...words('accent.inverse', ['surface.inverse']),
  ...boundary('line.control', ['surface.page', 'surface.raised', 'surface.sunken']),
  ...boundary('focus.ring', [...paper, ...quiet]),
  ...boundary('focus.inverse', inverse),
]
