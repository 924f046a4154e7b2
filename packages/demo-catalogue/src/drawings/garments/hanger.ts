import { darken, lighten } from '../colour.ts'
import { GOLD, linear } from '../gradients.ts'
import type { Studio } from '../studio.ts'
import { ellipse, path, rect } from '../svg.ts'
import { inkOn } from '../colour.ts'
import { wordmark } from '../wordmark.ts'

/** A wooden hanger whose shoulders end at ±`half`, its bar's top at y = 0. */
export function hanger(studio: Studio, half = 210): string {
  const wood = '#c79a6b'
  const fill = linear(
    studio,
    [
      [0, lighten(wood, 0.35)],
      [0.5, wood],
      [1, darken(wood, 0.25)],
    ],
    70,
  )
  return (
    path('M0 0V-40C0 -66 34 -64 34 -92C34 -118 -8 -122 -18 -96', { stroke: darken(GOLD, 0.2), width: 9 }) +
    path('M-2 0V-40C-2 -66 31 -64 31 -92', { stroke: lighten(GOLD, 0.6), width: 3, opacity: 0.8 }) +
    path(
      `M0 -10C40 -8 ${half - 60} 40 ${half} 78C${half + 8} 92 ${half - 14} 102 ${half - 26} 94C${half - 90} 62 60 32 0 32S${90 - half} 62 ${26 - half} 94C${14 - half} 102 ${-half - 8} 92 ${-half} 78C${60 - half} 40 -40 -8 0 -10Z`,
      { fill },
    )
  )
}

/** The woven label inside a neck. */
export function neckLabel({ brand }: Studio, x: number, y: number, width = 92): string {
  if (brand === undefined) return ''
  const ground = '#fbf4ea'
  return (
    rect(x - width / 2, y, width, width * 0.42, { fill: ground }, 3) +
    wordmark(brand, x, y + width * 0.28, {
      size: width * 0.2,
      fill: inkOn(ground, brand.colour),
      fit: width * 0.8,
    })
  )
}

/** A swing tag on a cord, hanging from (x, y). */
export function swingTag(studio: Studio, x: number, y: number, turn = 8): string {
  const { brand } = studio
  if (brand === undefined) return ''
  const ground = '#fbf4ea'
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})">` +
    path('M0 0C-10 30 -4 60 0 84', { stroke: '#8a7460', width: 3 }) +
    rect(-52, 74, 110, 170, { fill: darken(studio.tint, 0.5), opacity: 0.16 }, 8) +
    rect(-56, 68, 112, 170, { fill: ground }, 8) +
    ellipse(0, 86, 7, 7, { fill: darken(ground, 0.3) }) +
    wordmark(brand, 0, 166, { size: 26, fill: inkOn(ground, brand.colour), fit: 92 }) +
    rect(-22, 188, 44, 2, { fill: brand.colour, opacity: 0.6 }) +
    '</g>'
  )
}
