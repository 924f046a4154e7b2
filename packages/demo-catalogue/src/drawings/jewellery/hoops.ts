import { darken, lighten } from '../colour.ts'
import { lying, type Drawing } from '../figure.ts'
import { radial } from '../gradients.ts'
import { seeded } from '../shapes.ts'
import { says, type Studio } from '../studio.ts'
import { ellipse, group, n, path } from '../svg.ts'
import { bead, metal } from './metal.ts'
import { macro, onCard } from './closeUps.ts'

/** A hoop from the front, a little turned: thin at its post and thicker below, so its inner face is seen on the right. */
function hoop(studio: Studio, r: number): string {
  const { colour } = studio
  const isHammered = says(studio, /hammered/)
  const [rx, ry, thick] = [r * 0.86, r * 1.02, r * 0.2]
  const oval = (x: number, y: number, a: number, b: number) =>
    `M${n(x - a)} ${n(y)}A${n(a)} ${n(b)} 0 1 1 ${n(x + a)} ${n(y)}A${n(a)} ${n(b)} 0 1 1 ${n(x - a)} ${n(y)}Z`
  const outer = oval(0, 0, rx, ry)
  const face = outer + oval(0, -thick * 0.34, rx - thick * 0.72, ry - thick * 0.72)
  const wall =
    oval(thick * 0.3, -thick * 0.2, rx - thick * 0.42, ry - thick * 0.46) +
    oval(0, -thick * 0.34, rx - thick * 0.74, ry - thick * 0.74)
  const filled = (d: string, fill: string) => `<path d="${d}" fill="${fill}" fill-rule="evenodd"/>`
  const shadow = [26, 16, 6]
    .map((width) =>
      path(oval(18, 30, rx - thick * 0.4, ry - thick * 0.4), {
        stroke: darken(studio.tint, 0.7),
        width: thick * 0.5 + width,
        opacity: 0.07,
      }),
    )
    .join('')
  const lit = path(
    `M${n(-rx + 10)} ${n(-r * 0.3)}A${n(rx - 10)} ${n(ry - 10)} 0 0 0 ${n(r * 0.2)} ${n(ry - 16)}`,
    {
      stroke: lighten(colour, 0.92),
      width: 6,
      opacity: 0.9,
    },
  )
  const top = -ry + 4
  return (
    shadow +
    path(`M-26 ${n(top + 4)}C-30 ${n(top - 44)} 8 ${n(top - 60)} 26 ${n(top - 34)}`, {
      stroke: darken(colour, 0.25),
      width: 7,
    }) +
    filled(wall, darken(colour, 0.5)) +
    filled(face, metal(studio, colour, 50)) +
    path(outer, { stroke: darken(colour, 0.42), width: 3, opacity: 0.8 }) +
    (isHammered ? dents(studio, rx, ry, thick) : lit) +
    bead(studio, -26, Math.round(top + 6), 11, colour) +
    bead(studio, 28, Math.round(top + 4), 9, colour)
  )
}

/** Facets that a hammer has left around a hoop: each turns the light its own way. */
function dents({ colour }: Studio, rx: number, ry: number, thick: number): string {
  const random = seeded(3)
  const at = (a: number, inwards: number) =>
    `${n(Math.cos(a) * (rx - thick * 0.72 * inwards))} ${n(Math.sin(a) * (ry - thick * 0.72 * inwards) - thick * 0.34 * inwards)}`
  const count = 38
  return Array.from({ length: count * 2 }, (_, i) => {
    const [from, to] = [
      (Math.floor(i / 2) / count) * 2 * Math.PI,
      ((Math.floor(i / 2) + 1) / count) * 2 * Math.PI,
    ]
    const [near, far] = i % 2 === 0 ? [0.02, 0.4 + random() * 0.2] : [0.46 + random() * 0.1, 0.98]
    const light = random() - 0.45
    const fill = light > 0 ? lighten(colour, 0.35 + light) : darken(colour, -light)
    return path(`M${at(from, near)}L${at(to, near)}L${at(to - 0.02, far)}L${at(from + 0.02, far)}Z`, {
      fill,
      opacity: 0.62,
    })
  }).join('')
}

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
    group(hoop(studio, 230), { x: -220, y: -40 }) + group(hoop(studio, 230), { x: 220, y: 60, turn: 6 }),
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
