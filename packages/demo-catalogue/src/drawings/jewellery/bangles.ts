import { contactShadow } from '../backdrop.ts'
import { darken, lighten } from '../colour.ts'
import { type Drawing, type Figure } from '../figure.ts'
import { GOLD } from '../gradients.ts'
import { says, type Studio } from '../studio.ts'
import { ellipse, group, n, path } from '../svg.ts'
import { gemOf, macro } from './closeUps.ts'
import { bead, metal, stone } from './metal.ts'
import { titleCount } from '#pictures/titleCount.ts'

/** Marks of the hammer along the front. */
const dimples = (studio: Studio, y: number, rx: number, ry: number) =>
  Array.from({ length: 34 }, (_, i) => {
    const a = Math.PI * (0.03 + (i / 33) * 0.94)
    return ellipse(Math.cos(a) * rx, y + Math.sin(a) * ry + (i % 2 === 0 ? -8 : 8), 10, 7, {
      fill: i % 3 === 0 ? lighten(studio.colour, 0.75) : darken(studio.colour, 0.3),
      opacity: 0.6,
    })
  }).join('')

type Look = 'plain' | 'lac' | 'studded' | 'mirrored' | 'glass' | 'beaten' | 'kada'

const WIDTHS: Record<Look, number> = {
  plain: 24,
  lac: 34,
  studded: 46,
  mirrored: 44,
  glass: 19,
  beaten: 38,
  kada: 74,
}

/** Metal in the product's colour, or lac and glass in it. */
const isMetal = (look: Look) => look === 'beaten' || look === 'kada'

/** One bangle lying on the one below. */
function bangle(studio: Studio, y: number, look: Look): string {
  const gem = gemOf(studio)
  const [rx, ry] = [330, 96]
  const width = WIDTHS[look]
  const isStudded = look === 'studded' || look === 'mirrored' || look === 'kada'
  const colour =
    isMetal(look) || look === 'glass' || look === 'lac' || look === 'mirrored' ? studio.colour : GOLD
  const low = `M${-rx} ${y}A${rx} ${ry} 0 0 0 ${rx} ${y}`
  const high = `M${-rx} ${y}A${rx} ${ry} 0 0 1 ${rx} ${y}`
  const studs = isStudded
    ? Array.from({ length: 13 }, (_, i) => {
        const a = Math.PI * (0.06 + (i / 12) * 0.88)
        const [x, sy] = [Math.cos(a) * rx, y + Math.sin(a) * ry]
        return i % 2 === 0
          ? stone(
              studio,
              Math.round(x),
              Math.round(sy),
              look === 'kada' ? 20 : 13,
              look === 'mirrored' ? '#e9eef0' : gem,
              GOLD,
            )
          : bead(studio, Math.round(x), Math.round(sy), 8, '#f3ece2')
      }).join('')
    : look === 'beaten'
      ? dimples(studio, y, rx, ry)
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
    studs +
    (look === 'kada' && says(studio, /openable/) ? opening(studio, y + ry) : '')
  )
}

/** The ends of a kada that opens: two elephants' heads, trunk to trunk, and the pin that holds them. */
const opening = (studio: Studio, y: number) =>
  [-1, 1]
    .map((side) =>
      group(
        ellipse(-64, -6, 44, 46, {
          fill: metal(studio, studio.colour, 40),
          stroke: darken(studio.colour, 0.55),
          width: 4,
        }) +
          path('M-30 -22C0 -14 0 30 -22 54C-34 64 -52 58 -50 46C-34 46 -30 16 -44 2Z', {
            fill: metal(studio, studio.colour, 70),
            stroke: darken(studio.colour, 0.55),
            width: 4,
          }) +
          path('M-96 -34C-128 -20 -128 26 -96 30C-80 16 -80 -20 -96 -34Z', {
            fill: darken(studio.colour, 0.2),
          }) +
          ellipse(-54, -16, 6, 6, { fill: studio.accent }),
        { y, stretch: side },
      ),
    )
    .join('') +
  path(`M0 ${y - 44}V${y + 44}`, { stroke: darken(studio.colour, 0.75), width: 5 }) +
  bead(studio, 0, y - 50, 13, studio.colour)

/** Height of each bangle in a stack and its look, by the number that the title names. */
function ringsOf(studio: Studio): [y: number, look: Look][] {
  if (says(studio, /kada/)) return [[-100, 'kada']]
  const count = titleCount(studio.title ?? studio.label ?? '') ?? 9
  const look = (i: number): Look => {
    if (says(studio, /beaten|silver/)) return 'beaten'
    if (says(studio, /glass/)) return 'glass'
    if (says(studio, /lac/)) return i % 2 === 0 ? 'mirrored' : 'lac'
    return (['plain', 'lac', 'plain', 'studded'] as const)[i % 4]!
  }
  const step = count > 9 ? 32 : count < 4 ? 62 : 42
  return Array.from({ length: count }, (_, i) => [-90 - i * step, look(i)])
}

const stack = (studio: Studio): Figure => {
  const rings = ringsOf(studio)
  return {
    art:
      contactShadow(studio, 0, -60, 350) +
      contactShadow(studio, 0, -60, 250) +
      rings.map(([y, look]) => bangle(studio, y, look)).join(''),
    width: 740,
    height: Math.max(360, 200 - rings.at(-1)![0]),
  }
}

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
