import { darken, lighten } from '../colour.ts'
import { GOLD, linear, radial } from '../gradients.ts'
import type { Studio } from '../studio.ts'
import { ellipse, group, path, rect } from '../svg.ts'

export const caseOf = (studio: Studio) => darken(studio.brand?.colour ?? darken(studio.colour, 0.3), 0.3)

/** A pressed pan seen from above: an embossed sun, a metal rim. */
export function pan(studio: Studio, colour: string, r: number): string {
  const powder = radial(
    studio,
    [
      [0, lighten(colour, 0.22)],
      [0.6, colour],
      [1, darken(colour, 0.16)],
    ],
    0.36,
    0.32,
    0.8,
  )
  const rays = Array.from({ length: 24 }, (_, i) => {
    const a = (i / 24) * Math.PI * 2
    return `M${Math.round(Math.cos(a) * r * 0.34)} ${Math.round(Math.sin(a) * r * 0.34)}L${Math.round(Math.cos(a) * r * 0.82)} ${Math.round(Math.sin(a) * r * 0.82)}`
  }).join('')
  const rim = linear(
    studio,
    [
      [0, lighten(GOLD, 0.7)],
      [0.4, GOLD],
      [0.7, darken(GOLD, 0.4)],
      [1, lighten(GOLD, 0.4)],
    ],
    45,
  )
  return (
    ellipse(0, 0, r + 9, r + 9, { fill: rim }) +
    ellipse(0, 0, r, r, { fill: darken(colour, 0.4) }) +
    ellipse(2, 4, r - 4, r - 4, { fill: powder }) +
    path(rays, { stroke: darken(colour, 0.22), width: r * 0.03, opacity: 0.6 }) +
    group(path(rays, { stroke: lighten(colour, 0.5), width: r * 0.018, opacity: 0.7 }), { x: 3, y: 3 }) +
    ellipse(0, 0, r * 0.24, r * 0.24, { stroke: darken(colour, 0.2), width: r * 0.025, opacity: 0.7 }) +
    ellipse(0, 0, r * 0.9, r * 0.9, { stroke: darken(colour, 0.2), width: r * 0.02, opacity: 0.5 })
  )
}

export const hinge = (y: number) =>
  rect(-90, y - 18, 180, 36, { fill: darken(GOLD, 0.2) }, 12) +
  rect(-90, y - 16, 180, 12, { fill: lighten(GOLD, 0.7), opacity: 0.8 }, 6)
