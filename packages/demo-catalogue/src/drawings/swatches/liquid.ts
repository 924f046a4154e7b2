import { softShadow } from '../backdrop.ts'
import { darken, lighten, mix } from '../colour.ts'
import { linear, radial } from '../gradients.ts'
import { seeded, spline, type Point } from '../shapes.ts'
import type { Studio } from '../studio.ts'
import { ellipse, group, path } from '../svg.ts'
import { paper } from './smear.ts'

interface Blob {
  x: number
  y: number
  rx: number
  ry: number
  colour: string
  /** 0 see-through, as a serum; 1 opaque, as a lotion. */
  body: number
  seed: number
}

/** A drop lying on paper: lit on the shoulder, glowing where the light comes out at the far side. */
export function drop(studio: Studio, { x, y, rx, ry, colour, body, seed }: Blob): string {
  const random = seeded(seed)
  const ring = (share: number, dx = 0, dy = 0): Point[] =>
    Array.from({ length: 10 }, (_, i) => {
      const angle = (i / 10) * Math.PI * 2
      const wobble = share * (0.94 + ((i * 7 + seed) % 5) * 0.025)
      return [x + dx + Math.cos(angle) * rx * wobble, y + dy + Math.sin(angle) * ry * wobble]
    })
  const outline = spline(ring(1))
  const fill = radial(
    studio,
    [
      [0, lighten(colour, 0.45 - body * 0.2), 0.35 + body * 0.65],
      [0.62, colour, 0.5 + body * 0.5],
      [0.9, darken(colour, 0.12), 0.75 + body * 0.25],
      [1, darken(colour, 0.3), 0.9],
    ],
    0.58,
    0.62,
    0.58,
  )
  const glow = radial(studio, [
    [0, '#ffffff', 0.75 - body * 0.35],
    [1, '#ffffff', 0],
  ])
  const shine = linear(
    studio,
    [
      [0, '#ffffff', 0.95],
      [1, '#ffffff', 0.1],
    ],
    60,
  )
  const arc = spline(ring(0.78).slice(5, 8), false)
  return (
    softShadow(studio, outline, Math.min(26, rx * 0.12)) +
    path(outline, { fill }) +
    ellipse(x + rx * 0.3, y + ry * 0.42, rx * 0.52, ry * 0.32, { fill: glow }) +
    path(arc, { stroke: shine, width: Math.max(4, rx * 0.085), opacity: 0.9 }) +
    ellipse(x - rx * (0.16 + random() * 0.06), y - ry * 0.66, rx * 0.09, ry * 0.06, {
      fill: '#ffffff',
      opacity: 0.85,
    })
  )
}

/** Drops and a pool of a serum, oil, gloss or lotion. `body` as in a single drop. */
export const liquidSwatch =
  (body: number, colourOf: (studio: Studio) => string = (studio) => studio.colour) =>
  (studio: Studio): string => {
    const colour = colourOf(studio)
    const of = (x: number, y: number, rx: number, ry: number, seed: number) =>
      drop(studio, { x, y, rx, ry, colour, body, seed })
    return (
      paper(studio) +
      group(of(0, 0, 400, 330, 3), { x: 590, y: 640, turn: -18 }) +
      of(950, 1130, 190, 165, 12) +
      of(420, 1180, 120, 104, 8) +
      of(1040, 330, 76, 68, 21) +
      of(660, 1330, 62, 54, 14) +
      of(240, 300, 46, 42, 5) +
      of(1090, 820, 34, 30, 9)
    )
  }

/** A swirl of cream, as a spatula leaves it in the jar, filling the picture. */
export function creamSwatch(studio: Studio, colour = mix(studio.colour, '#fffaf2', 0.72)): string {
  const shade = darken(mix(colour, studio.colour, 0.3), 0.26)
  const arm = (turn: number, scale: number) => {
    const d = spline(
      [
        [-430, 60],
        [-330, -260],
        [0, -410],
        [330, -270],
        [400, 40],
        [210, 270],
        [-70, 250],
        [-200, 60],
        [-90, -110],
        [70, -90],
        [110, 10],
      ],
      false,
    )
    const ridge = (width: number, stroke: string, opacity: number, shift: number) =>
      group(path(d, { stroke, width, opacity }), { x: shift, y: shift * 1.15 })
    return group(
      ridge(168, shade, 0.1, 22) +
        ridge(146, shade, 0.16, 14) +
        ridge(132, mix(colour, shade, 0.34), 1, 0) +
        ridge(114, colour, 1, -6) +
        ridge(88, lighten(colour, 0.34), 0.8, -14) +
        ridge(58, lighten(colour, 0.6), 0.7, -22) +
        ridge(26, '#ffffff', 0.55, -30) +
        ridge(8, '#ffffff', 0.9, -34),
      { turn, scale },
    )
  }
  return (
    paper(studio, colour) +
    group(arm(0, 2.1), { x: 680, y: 820, turn: 30 }) +
    group(arm(0, 1.12), { x: 640, y: 800, turn: -12 })
  )
}
