import { darken, lighten } from '../colour.ts'
import { linear, radial } from '../gradients.ts'
import type { Studio } from '../studio.ts'
import { ellipse, n, path } from '../svg.ts'

/** Polished metal as a fill: bands of light and dark. */
export const metal = (studio: Studio, colour: string, angle = 35) =>
  linear(
    studio,
    [
      [0, darken(colour, 0.42)],
      [0.14, lighten(colour, 0.75)],
      [0.26, lighten(colour, 0.2)],
      [0.45, darken(colour, 0.22)],
      [0.58, lighten(colour, 0.6)],
      [0.7, colour],
      [0.88, darken(colour, 0.5)],
      [1, lighten(colour, 0.3)],
    ],
    angle,
  )

/** A round bead of metal or pearl. */
export const bead = (studio: Studio, x: number, y: number, r: number, colour: string) =>
  ellipse(x, y, r, r, {
    fill: radial(
      studio,
      [
        [0, '#ffffff'],
        [0.3, lighten(colour, 0.45)],
        [0.7, darken(colour, 0.08)],
        [1, darken(colour, 0.5)],
      ],
      0.34,
      0.3,
      0.72,
    ),
  })

/** A faceted round stone in a bezel. */
export function stone(
  studio: Studio,
  x: number,
  y: number,
  r: number,
  colour: string,
  setting: string,
): string {
  const corner = (share: number, i: number, of: number, shift = 0) => {
    const a = ((i + shift) / of) * Math.PI * 2 - Math.PI / 2
    return `${n(x + Math.cos(a) * r * share)} ${n(y + Math.sin(a) * r * share)}`
  }
  const facets = Array.from({ length: 8 }, (_, i) => {
    const lit = [0.5, 0.1, -0.1, -0.3, -0.4, -0.1, 0.3, 0.65][i]!
    return path(
      `M${corner(0.52, i, 8)}L${corner(1, i, 8, -0.5)}L${corner(1, i, 8, 0.5)}Z M${corner(0.52, i, 8)}L${corner(1, i, 8, 0.5)}L${corner(0.52, i + 1, 8)}Z`,
      { fill: lit > 0 ? lighten(colour, lit) : darken(colour, -lit) },
    )
  })
  const table = `M${Array.from({ length: 8 }, (_, i) => corner(0.53, i, 8)).join('L')}Z`
  return (
    ellipse(x, y, r * 1.24, r * 1.24, { fill: metal(studio, setting) }) +
    ellipse(x, y, r * 1.05, r * 1.05, { fill: darken(colour, 0.5) }) +
    facets.join('') +
    path(table, {
      fill: linear(
        studio,
        [
          [0, lighten(colour, 0.7)],
          [0.5, colour],
          [1, darken(colour, 0.2)],
        ],
        50,
      ),
    }) +
    ellipse(x - r * 0.24, y - r * 0.26, r * 0.16, r * 0.1, { fill: '#ffffff', opacity: 0.9 })
  )
}
