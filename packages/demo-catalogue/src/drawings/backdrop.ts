import { darken, lighten, mix } from './colour.ts'
import { linear, radial } from './gradients.ts'
import type { Studio } from './studio.ts'
import { ellipse, n, path, rect } from './svg.ts'

/** A seamless curve of tinted paper: light from the upper left, a floor that comes towards the viewer. */
export function backdrop(studio: Studio, width: number, height: number): string {
  const { tint } = studio
  const wall = linear(
    studio,
    [
      [0, darken(tint, 0.045)],
      [0.5, tint],
      [0.68, lighten(tint, 0.16)],
      [0.8, lighten(tint, 0.42)],
      [1, lighten(tint, 0.22)],
    ],
    90,
  )
  const glow = radial(
    studio,
    [
      [0, '#ffffff', 0.6],
      [0.55, '#ffffff', 0.14],
      [1, '#ffffff', 0],
    ],
    0.32,
    0.34,
    0.62,
  )
  const corner = radial(
    studio,
    [
      [0.55, darken(tint, 0.5), 0],
      [1, darken(tint, 0.5), 0.16],
    ],
    0.42,
    0.5,
    0.82,
  )
  return [wall, glow, corner].map((fill) => rect(0, 0, width, height, { fill })).join('')
}

/** Shadow below an object of half-width `rx`, and the one that it throws to the right; `depth` is 1 for round objects, less for flat ones. */
export function contactShadow(studio: Studio, x: number, y: number, rx: number, depth = 1): string {
  const shade = darken(mix(studio.tint, studio.colour, 0.22), 0.68)
  const soft = radial(studio, [
    [0, shade, 0.5],
    [0.45, shade, 0.3],
    [0.75, shade, 0.08],
    [1, shade, 0],
  ])
  const thrown = radial(
    studio,
    [
      [0, shade, 0.3],
      [0.5, shade, 0.13],
      [1, shade, 0],
    ],
    0.4,
    0.5,
    0.55,
  )
  const dark = radial(studio, [
    [0, shade, 0.75],
    [0.7, shade, 0.55],
    [1, shade, 0],
  ])
  return (
    ellipse(x + rx * 0.42, y - rx * 0.02, rx * 1.6, rx * 0.24 * depth, { fill: thrown }) +
    ellipse(x + rx * 0.06, y + rx * 0.03 * depth, rx * 1.24, rx * 0.19 * depth, { fill: soft }) +
    ellipse(x, y + rx * 0.045 * depth, rx * 1.03, rx * 0.1 * depth, { fill: dark })
  )
}

/** The soft shadow of an outline that lies or hangs close to the paper. */
export function softShadow(studio: Studio, d: string, lift = 16): string {
  const shade = darken(studio.tint, 0.72)
  const rings = [2.6, 1.9, 1.3, 0.8, 0.4].map((spread) =>
    path(d, { fill: shade, stroke: shade, width: lift * spread, opacity: 0.045 }),
  )
  return `<g transform="translate(${n(lift * 0.55)} ${n(lift)})">${rings.join('')}</g>`
}

/** A low round plinth of tinted plaster whose upper face is centred on `y`. */
export function plinth(studio: Studio, x: number, y: number, rx: number, depth: number): string {
  const { tint } = studio
  const side = linear(studio, [
    [0, darken(tint, 0.06)],
    [0.3, lighten(tint, 0.4)],
    [0.6, tint],
    [1, darken(tint, 0.2)],
  ])
  const face = linear(
    studio,
    [
      [0, lighten(tint, 0.75)],
      [1, lighten(tint, 0.2)],
    ],
    20,
  )
  const ry = rx * 0.16
  return (
    contactShadow(studio, x, y + depth, rx) +
    path(
      `M${n(x - rx)} ${n(y)}V${n(y + depth)}A${n(rx)} ${n(ry)} 0 0 0 ${n(x + rx)} ${n(y + depth)}V${n(y)}Z`,
      { fill: side },
    ) +
    ellipse(x, y, rx, ry, { fill: face })
  )
}
