import { darken, lighten } from '../colour.ts'
import { linear } from '../gradients.ts'
import { seeded } from '../shapes.ts'
import type { Studio } from '../studio.ts'
import { ellipse, path } from '../svg.ts'

/** Leather or canvas as a fill: a broad light on the left, shade to the right. */
export const hide = (studio: Studio, colour: string) =>
  linear(
    studio,
    [
      [0, darken(colour, 0.24)],
      [0.1, lighten(colour, 0.06)],
      [0.3, lighten(colour, 0.24)],
      [0.55, colour],
      [0.85, darken(colour, 0.16)],
      [1, darken(colour, 0.34)],
    ],
    12,
  )

/** Embossed pebbles, each lit from above, as a fill that lies over leather. */
export function pebbles({ define }: Studio, colour: string): string {
  const random = seeded(5)
  const cells = Array.from({ length: 36 }, (_, i) => {
    const row = Math.floor(i / 6)
    const [x, y] = [(i % 6) * 16 + (row % 2) * 8 + random() * 4, row * 15 + random() * 4]
    const [rx, ry] = [6.4 + random() * 1.6, 5.6 + random() * 1.4]
    return [0, 96, -96]
      .map(
        (dx) =>
          ellipse(x + dx, y + 1.6, rx + 0.8, ry + 0.8, { fill: darken(colour, 0.55) }) +
          ellipse(x + dx, y, rx, ry, { fill: lighten(colour, 0.06) }) +
          ellipse(x + dx - 1.4, y - 1.8, rx * 0.55, ry * 0.42, { fill: lighten(colour, 0.42) }),
      )
      .join('')
  }).join('')
  return define(
    (id) => `<pattern id="${id}" width="96" height="90" patternUnits="userSpaceOnUse">${cells}</pattern>`,
  )
}

export const stitched = (d: string, colour: string) =>
  path(d, { stroke: darken(colour, 0.4), width: 4, opacity: 0.5 }) +
  path(d, { stroke: lighten(colour, 0.55), width: 3.5, dash: '12 9' })
