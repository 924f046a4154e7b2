import { darken, lighten } from '../colour.ts'
import { lying, type Drawing } from '../figure.ts'
import { radial } from '../gradients.ts'
import { says, type Studio } from '../studio.ts'
import { ellipse, group, n, path } from '../svg.ts'
import { bead, metal } from './metal.ts'
import { gemOf, macro, onCard } from './closeUps.ts'

function hoop(studio: Studio, r: number): string {
  const { colour } = studio
  const isHammered = says(studio, /hammered/)
  const ring = (width: number, colour: string, opacity = 1) =>
    ellipse(0, 0, r, r * 1.04, { stroke: colour, width, opacity })
  const d = `M${-r} 0A${r} ${n(r * 1.04)} 0 1 1 ${r} 0A${r} ${n(r * 1.04)} 0 1 1 ${-r} 0Z`
  const shadow = [60, 48, 38]
    .map((w) => path(d, { stroke: darken(studio.tint, 0.7), width: w, opacity: 0.07 }))
    .join('')
  const beads = Array.from({ length: 17 }, (_, i) => {
    const a = Math.PI * (0.06 + (i / 16) * 0.88)
    return bead(
      studio,
      Math.round(Math.cos(a) * (r + 30)),
      Math.round(Math.sin(a) * (r + 30) * 1.04),
      13,
      i % 4 === 0 ? gemOf(studio) : colour,
    )
  }).join('')
  return (
    group(shadow, { x: 16, y: 26 }) +
    (says(studio, /everyday|hammered/) ? '' : beads) +
    ring(44, darken(colour, 0.45)) +
    ring(40, metal(studio, colour, 50)) +
    group(ring(7, lighten(colour, 0.9), 0.85), { x: -4, y: -6 }) +
    (isHammered ? dents(studio, r) : '') +
    path(
      `M-8 ${-r * 1.04 - 24}V${-r * 1.04 - 70}C-8 ${-r * 1.04 - 100} 40 ${-r * 1.04 - 96} 44 ${-r * 1.04 - 50}`,
      { stroke: colour, width: 8 },
    )
  )
}

/** Marks of the hammer around a hoop. */
const dents = ({ colour }: Studio, r: number) =>
  Array.from({ length: 40 }, (_, i) => {
    const a = (i / 40) * Math.PI * 2
    return ellipse(Math.cos(a) * r + (i % 2) * 5, Math.sin(a) * r * 1.04, 12, 9, {
      fill: i % 3 === 0 ? lighten(colour, 0.8) : darken(colour, 0.3),
      opacity: 0.55,
    })
  }).join('')

/** A painted disc with a sun of petals. */
function stud(studio: Studio): string {
  const { colour, accent } = studio
  const petals = Array.from({ length: 10 }, (_, i) =>
    group(ellipse(0, -88, 20, 44, { fill: accent }), { turn: i * 36 }),
  ).join('')
  return (
    ellipse(14, 22, 170, 170, { fill: darken(studio.tint, 0.7), opacity: 0.16 }) +
    ellipse(0, 0, 168, 168, {
      fill: radial(
        studio,
        [
          [0, lighten(colour, 0.35)],
          [0.7, colour],
          [1, darken(colour, 0.35)],
        ],
        0.36,
        0.3,
        0.8,
      ),
    }) +
    ellipse(0, 0, 146, 146, { stroke: accent, width: 7, dash: '4 14' }) +
    petals +
    ellipse(0, 0, 34, 34, { fill: darken(colour, 0.4) }) +
    ellipse(0, 0, 16, 16, { fill: accent })
  )
}

const studs = (studio: Studio) =>
  lying(group(stud(studio), { x: -200, y: -40 }) + group(stud(studio), { x: 200, y: 50 }), 820, 480)

const hoopPair = (studio: Studio) =>
  lying(
    group(hoop(studio, 210), { x: -190, y: -60 }) + group(hoop(studio, 210), { x: 180, y: 90, turn: 12 }),
    860,
    760,
  )

const pair = (studio: Studio) => (says(studio, /stud/) ? studs(studio) : hoopPair(studio))

export const hoops: Drawing = {
  front: pair,
  detail: (studio) =>
    onCard(studio, group(hoop(studio, 130), { x: -160 }) + group(hoop(studio, 130), { x: 160 }), 0.9),
  texture: macro(pair, -160, -260, 2.9),
}
