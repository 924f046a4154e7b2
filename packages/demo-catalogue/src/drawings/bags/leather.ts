import { darken, lighten } from '../colour.ts'
import { linear } from '../gradients.ts'
import type { Studio } from '../studio.ts'
import { path } from '../svg.ts'

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

export const stitched = (d: string, colour: string) =>
  path(d, { stroke: darken(colour, 0.4), width: 4, opacity: 0.5 }) +
  path(d, { stroke: lighten(colour, 0.55), width: 3.5, dash: '12 9' })
