import { softShadow } from '../backdrop.ts'
import { darken, lighten } from '../colour.ts'
import { linear } from '../gradients.ts'
import { seeded, spline, type Point } from '../shapes.ts'
import type { Studio } from '../studio.ts'
import { group, path, rect } from '../svg.ts'

/** Flat paper seen from above, lit from the upper left. */
export function paper(studio: Studio, colour = lighten(studio.tint, 0.45)): string {
  const fill = linear(
    studio,
    [
      [0, lighten(colour, 0.5)],
      [0.55, colour],
      [1, darken(colour, 0.09)],
    ],
    55,
  )
  return rect(0, 0, 1280, 1600, { fill })
}

interface Smear {
  colour: string
  /** Shine of the ridges, 0 matte to 1 glossy. */
  shine: number
  length?: number
  breadth?: number
  seed?: number
}

/** One stroke of colour drawn out by a finger or spatula, around (0, 0), from left to right. */
export function smear(
  studio: Studio,
  { colour, shine, length = 1080, breadth = 300, seed = 7 }: Smear,
): string {
  const random = seeded(seed)
  const half = length / 2
  const rough = (x: number, y: number, amount: number): Point => [
    x + (random() - 0.5) * amount,
    y + (random() - 0.5) * amount,
  ]
  const upper = Array.from({ length: 9 }, (_, i) =>
    rough(-half + 70 + (i * (length - 190)) / 8, -breadth * (0.46 + 0.05 * Math.sin(i * 1.3)), 26),
  )
  const tail = Array.from({ length: 15 }, (_, i): Point => {
    const y = -breadth * 0.42 + (i * breadth * 0.84) / 14
    const bite = i % 2 === 0 ? 0 : 12 + random() * 44
    return [half - bite - Math.abs(y) * 0.7 - random() * 56, y]
  })
  const lower = upper.map(([x], i) => rough(x, breadth * (0.45 + 0.06 * Math.cos(i * 1.1)), 26)).toReversed()
  const head: Point[] = [
    [-half - 8, breadth * 0.24],
    [-half - 30, -breadth * 0.04],
    [-half + 6, -breadth * 0.3],
  ]
  const outline = spline([...upper, ...tail, ...lower, ...head])
  const clip = studio.define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`)
  const strokes = Math.round(8 + breadth / 16)
  const ridges = Array.from({ length: strokes }, (_, i) => {
    const y = -breadth * 0.5 + (i + random() * 0.8) * (breadth / strokes)
    const from = -half + random() * 160
    const to = half - random() * 260
    const bow = (random() - 0.5) * 24
    const d = `M${Math.round(from)} ${Math.round(y)}Q0 ${Math.round(y + bow)} ${Math.round(to)} ${Math.round(y + (random() - 0.5) * 14)}`
    const light = i % 3 !== 1
    return path(d, {
      stroke: light ? lighten(colour, 0.2 + shine * 0.55 * random()) : darken(colour, 0.3),
      width: 2 + random() * (light ? 7 : 12),
      opacity: light ? 0.22 + shine * 0.36 : 0.26,
    })
  })
  const fill = linear(
    studio,
    [
      [0, lighten(colour, 0.16)],
      [0.4, colour],
      [1, darken(colour, 0.26)],
    ],
    78,
  )
  const pile = spline([
    [-half + 10, -breadth * 0.2],
    [-half + 80, -breadth * 0.4],
    [-half + 130, -breadth * 0.1],
    [-half + 120, breadth * 0.24],
    [-half + 60, breadth * 0.38],
    [-half, breadth * 0.16],
  ])
  return (
    softShadow(studio, outline, 20) +
    path(outline, { fill }) +
    group(
      ridges.join('') +
        path(pile, {
          fill: linear(
            studio,
            [
              [0, lighten(colour, 0.3 + shine * 0.3), 0.9],
              [0.5, colour, 0.5],
              [1, darken(colour, 0.4), 0.8],
            ],
            30,
          ),
        }) +
        path(outline, { stroke: darken(colour, 0.45), width: 12, opacity: 0.3 }),
      { clip },
    ) +
    path(spline(upper, false), {
      stroke: lighten(colour, 0.5 + shine * 0.3),
      width: 5 + shine * 4,
      opacity: 0.35 + shine * 0.35,
    })
  )
}

/** Swipes of a product across paper. */
export const smearSwatch =
  (shine: number, second?: (studio: Studio) => string) =>
  (studio: Studio): string => {
    const other = second?.(studio) ?? darken(studio.colour, 0.16)
    return (
      paper(studio) +
      group(smear(studio, { colour: studio.colour, shine, breadth: 360, length: 1240 }), {
        x: 620,
        y: 640,
        turn: -34,
      }) +
      group(smear(studio, { colour: other, shine, length: 640, breadth: 210, seed: 23 }), {
        x: 880,
        y: 1210,
        turn: -34,
      })
    )
  }
