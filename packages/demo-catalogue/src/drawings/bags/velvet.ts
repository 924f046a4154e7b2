import { darken, lighten } from '../colour.ts'
import { linear, radial } from '../gradients.ts'
import { seeded } from '../shapes.ts'
import type { Studio } from '../studio.ts'
import { ellipse, group, path } from '../svg.ts'

/** Velvet swallows light that falls on it, and catches it where its pile turns away: at edges and beside folds. */
export function velvet(studio: Studio, outline: string, inside: string): string {
  const { colour, define } = studio
  const clip = define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`)
  const deep = linear(
    studio,
    [
      [0, lighten(colour, 0.2)],
      [0.14, colour],
      [0.4, darken(colour, 0.34)],
      [0.75, darken(colour, 0.42)],
      [1, lighten(colour, 0.08)],
    ],
    8,
  )
  const rim = [90, 64, 40, 20]
    .map((width) => path(outline, { stroke: lighten(colour, 0.55), width, opacity: 0.09 }))
    .join('')
  return path(outline, { fill: deep }) + group(pile(studio) + rim + inside, { clip })
}

/** Short hairs, some of them lit, as a fill of the whole bag. */
function pile({ colour, define }: Studio): string {
  const random = seeded(12)
  const hairs = (stroke: string, opacity: number) =>
    path(
      Array.from({ length: 90 }, () => `M${Math.round(random() * 60)} ${Math.round(random() * 60)}l2 5`).join(
        '',
      ),
      { stroke, width: 1.8, opacity },
    )
  const art = hairs(lighten(colour, 0.5), 0.3) + hairs(darken(colour, 0.6), 0.45)
  const fill = define(
    (id) => `<pattern id="${id}" width="60" height="60" patternUnits="userSpaceOnUse">${art}</pattern>`,
  )
  return path('M-420 -660H420V20H-420Z', { fill })
}

/** Folds that spread from the cord: each a valley between two soft ridges without a hard light. */
export function gathers(studio: Studio, half: number, y: number): string {
  const valley = radial(studio, [
    [0, darken(studio.colour, 0.75), 0.75],
    [1, darken(studio.colour, 0.75), 0],
  ])
  const ridge = radial(studio, [
    [0, lighten(studio.colour, 0.45), 0.5],
    [1, lighten(studio.colour, 0.45), 0],
  ])
  return [-0.95, -0.62, -0.3, 0.02, 0.34, 0.66, 0.97]
    .map((s) => {
      const [x0, x1] = [s * 105, s * half]
      const [dx, dy] = [x1 - x0, y + 480]
      const turn = (Math.atan2(-dx, Math.abs(dy)) * 180) / Math.PI
      const long = Math.hypot(dx, dy) / 2
      const art =
        ellipse(0, long, 20, long, { fill: valley }) + ellipse(-30, long, 16, long * 0.94, { fill: ridge })
      return group(dy < 0 ? group(art, { turn: 180, stretch: -1 }) : art, {
        x: x0,
        y: -480,
        turn: dy < 0 ? -turn : turn,
      })
    })
    .join('')
}
