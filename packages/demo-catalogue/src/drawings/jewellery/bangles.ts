import { contactShadow } from '../backdrop.ts'
import { darken, lighten } from '../colour.ts'
import { type Drawing, type Figure } from '../figure.ts'
import { GOLD } from '../gradients.ts'
import type { Studio } from '../studio.ts'
import { ellipse, group, n, path } from '../svg.ts'
import { gemOf, macro } from './closeUps.ts'
import { bead, metal, stone } from './metal.ts'

/** One bangle lying on the one below: an ellipse of `width`, studded or plain. */
function bangle(studio: Studio, y: number, kind: number): string {
  const gem = gemOf(studio)
  const [rx, ry] = [330, 96]
  const width = kind === 1 ? 46 : 24
  const colour = kind === 2 ? gem : GOLD
  const low = `M${-rx} ${y}A${rx} ${ry} 0 0 0 ${rx} ${y}`
  const high = `M${-rx} ${y}A${rx} ${ry} 0 0 1 ${rx} ${y}`
  const studs =
    kind === 1
      ? Array.from({ length: 13 }, (_, i) => {
          const a = Math.PI * (0.06 + (i / 12) * 0.88)
          const [x, sy] = [Math.cos(a) * rx, y + Math.sin(a) * ry]
          return i % 2 === 0
            ? stone(studio, Math.round(x), Math.round(sy), 13, gem, GOLD)
            : bead(studio, Math.round(x), Math.round(sy), 8, '#f3ece2')
        }).join('')
      : ''
  return (
    path(high, { stroke: darken(colour, 0.5), width: width * 0.8 }) +
    path(high, { stroke: lighten(colour, 0.3), width: 5, opacity: 0.6 }) +
    path(low, { stroke: darken(colour, 0.55), width: width + 4 }) +
    path(low, { stroke: metal(studio, colour, 0), width }) +
    path(`M${-rx} ${y - width * 0.24}A${rx} ${ry} 0 0 0 ${rx} ${n(y - width * 0.24)}`, {
      stroke: '#ffffff',
      width: 4,
      opacity: 0.55,
    }) +
    studs
  )
}

const stack = (studio: Studio): Figure => ({
  art:
    contactShadow(studio, 0, -60, 350) +
    contactShadow(studio, 0, -60, 250) +
    [
      [-90, 0],
      [-122, 2],
      [-154, 0],
      [-200, 1],
      [-246, 0],
      [-278, 2],
      [-310, 0],
      [-356, 1],
      [-402, 0],
    ]
      .map(([y, kind]) => bangle(studio, y!, kind!))
      .join(''),
  width: 740,
  height: 500,
})

export const bangles: Drawing = {
  front: stack,
  detail: (studio) => ({
    art:
      group(stack(studio).art, { x: -60, y: -40, scale: 0.86 }) +
      group(
        contactShadow(studio, 0, 110, 150) +
          [1, 0.92]
            .map((s, i) =>
              ellipse(0, -190, 270 * s, 290 * s, {
                stroke: metal(studio, i === 0 ? GOLD : gemOf(studio), 40),
                width: i === 0 ? 34 : 14,
              }),
            )
            .join(''),
        { x: 210, y: -10, scale: 0.78 },
      ),
    width: 900,
    height: 560,
  }),
  texture: macro(stack, -60, -220, 3),
}
