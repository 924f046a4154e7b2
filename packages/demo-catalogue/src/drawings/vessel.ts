import { darken, lighten } from './colour.ts'
import { body, linear, topFace, type Finish } from './gradients.ts'
import { turned, type Point } from './shapes.ts'
import type { Studio } from './studio.ts'
import { ellipse, path } from './svg.ts'

interface Vessel {
  /** [y, radius] from the top down. */
  profile: readonly Point[]
  colour: string
  finish: Finish
  /** Height of a circle seen from above, as a share of its width. */
  tilt?: number
  /** Radius that rounds the corners of the profile. */
  soften?: number
  /** Leaves the top open or covered by the next part. */
  topless?: true
}

/** The tilt that all packs share: seen from just above. */
export const TILT = 0.11

/** A body of revolution on the axis x = 0: walls, a darker foot, the upper face with a fine lit edge. */
export function vessel(
  studio: Studio,
  { profile, colour, finish, tilt = TILT, soften = 14, topless }: Vessel,
): string {
  const outline = turned(profile, tilt, soften)
  const [topY, topR] = profile[0]!
  const foot = darken(colour, 0.55)
  const occlusion = linear(
    studio,
    [
      [0, foot, 0],
      [0.7, foot, 0],
      [1, foot, finish === 'glass' ? 0.2 : 0.34],
    ],
    90,
  )
  const walls = path(outline, { fill: body(studio, colour, finish) }) + path(outline, { fill: occlusion })
  if (topless) return walls
  const lit = finish === 'metal' ? 0.85 : 0.55
  return (
    walls +
    ellipse(0, topY, topR, topR * tilt, { fill: topFace(studio, colour, finish) }) +
    path(`M${-topR} ${topY}A${topR} ${topR * tilt} 0 0 0 ${topR} ${topY}`, {
      stroke: linear(studio, [
        [0, lighten(colour, lit), 0.2],
        [0.25, lighten(colour, lit), 0.95],
        [0.7, lighten(colour, lit), 0.25],
        [1, lighten(colour, lit), 0.5],
      ]),
      width: 3,
    })
  )
}

/** A straight part with eased edges, from `top` to `bottom`. */
export function drum(
  studio: Studio,
  top: number,
  bottom: number,
  radius: number,
  rest: { colour: string; finish: Finish; ease?: number; foot?: number; tilt?: number; topless?: true },
): string {
  const { ease = 8, foot = radius, ...look } = rest
  return vessel(studio, {
    ...look,
    soften: ease,
    profile: [
      [top, radius - ease],
      [top + ease * 0.7, radius],
      [bottom - ease, foot],
      [bottom, foot - ease * 0.8],
    ],
  })
}

/** A thin lit or dark line round a part, as where two parts meet. */
export function seam(
  y: number,
  radius: number,
  colour: string,
  width = 3,
  opacity = 0.6,
  tilt = TILT,
): string {
  return path(`M${-radius} ${y}A${radius} ${radius * tilt} 0 0 0 ${radius} ${y}`, {
    stroke: colour,
    width,
    opacity,
    cap: 'butt',
  })
}

/** Fine upright ridges, as on a screw cap. */
export function ridges(
  top: number,
  bottom: number,
  radius: number,
  count: number,
  colour: string,
  tilt = TILT,
): string {
  const d = Array.from({ length: count }, (_, i) => {
    const angle = ((i + 0.5) / count - 0.5) * Math.PI
    const x = Math.round(Math.sin(angle) * radius * 10) / 10
    const sag = Math.cos(angle) * radius * tilt
    return `M${x} ${Math.round(top + sag)}V${Math.round(bottom + sag)}`
  }).join('')
  return path(d, { stroke: colour, width: 2, opacity: 0.28 })
}

/** Upright strip of window light on a glossy wall. */
export function glint(
  studio: Studio,
  x: number,
  top: number,
  bottom: number,
  width: number,
  strength = 0.7,
): string {
  const fill = linear(
    studio,
    [
      [0, '#ffffff', 0],
      [0.2, '#ffffff', strength],
      [0.7, '#ffffff', strength * 0.5],
      [1, '#ffffff', 0],
    ],
    90,
  )
  return `<rect x="${x}" y="${top}" width="${width}" height="${bottom - top}" rx="${width / 2}" fill="${fill}"/>`
}
