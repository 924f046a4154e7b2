import { darken, lighten } from '../colour.ts'
import { fold, piece } from '../fabric.ts'
import type { Studio } from '../studio.ts'
import { path } from '../svg.ts'
import { wordmark } from '../wordmark.ts'

type Point = readonly [x: number, y: number]

/** A bare edge that a laser has cut into small waves, along a bend from one point to another. */
function waves([x0, y0]: Point, [cx, cy]: Point, [x1, y1]: Point, count: number): string {
  const at = (t: number): Point => [
    (1 - t) ** 2 * x0 + 2 * t * (1 - t) * cx + t * t * x1,
    (1 - t) ** 2 * y0 + 2 * t * (1 - t) * cy + t * t * y1,
  ]
  return Array.from({ length: count }, (_, i) => {
    const [[ax, ay], [bx, by]] = [at(i / count), at((i + 1) / count)]
    const out = 0.34
    return `Q${Math.round((ax + bx) / 2 + (by - ay) * out)} ${Math.round((ay + by) / 2 - (bx - ax) * out)} ${Math.round(bx)} ${Math.round(by)}`
  }).join('')
}

/** One layer without a seam, an elastic or a label: the brand is printed inside, and the edges are cut. */
export function noShow(studio: Studio): string {
  const { colour, brand } = studio
  const outline =
    `M-336 -150Q0 -84 336 -150L344 -92` +
    waves([344, -92], [150, -40], [84, 184], 11) +
    'Q0 214 -84 184' +
    waves([-84, 184], [-150, -40], [-344, -92], 11) +
    'Z'
  return (
    path('M-336 -152Q0 -196 336 -152Q0 -84 -336 -152Z', { fill: darken(colour, 0.2) }) +
    (brand === undefined
      ? ''
      : wordmark(brand, 0, -126, { size: 26, fill: lighten(colour, 0.5), fit: 120 })) +
    piece(studio, {
      outline,
      inside: fold(studio, -250, -130, -60, 190, 60, 0.12) + fold(studio, 250, -130, 80, 190, 60, 0.12),
    }) +
    path('M-336 -150Q0 -84 336 -150', { stroke: lighten(colour, 0.4), width: 4 })
  )
}
