import { contactShadow } from './backdrop.ts'
import { darken, inkOn, lighten } from './colour.ts'
import type { Figure } from './figure.ts'
import { linear, paleOf } from './gradients.ts'
import type { Studio } from './studio.ts'
import { group, path, rect } from './svg.ts'
import { monogram, packPrint } from './wordmark.ts'

interface Carton {
  width: number
  height: number
  colour?: string
  /** Width of the side face that the viewer sees. */
  side?: number
}

/** The printed box a pack comes in, turned a little to the right; origin at the foot of its middle. */
export function carton(studio: Studio, { width, height, colour, side = width * 0.34 }: Carton): string {
  const paper = colour ?? paleOf(studio.brand?.colour ?? studio.colour, 0.8)
  const ink = inkOn(paper, studio.brand?.colour ?? studio.colour)
  const left = -(width + side) / 2
  const fold = left + width
  const right = fold + side
  const rise = side * 0.16
  const lift = side * 0.2
  const front = linear(
    studio,
    [
      [0, lighten(paper, 0.35)],
      [0.6, paper],
      [1, darken(paper, 0.04)],
    ],
    30,
  )
  const flank = linear(studio, [
    [0, darken(paper, 0.13)],
    [1, darken(paper, 0.24)],
  ])
  const lid = linear(
    studio,
    [
      [0, lighten(paper, 0.7)],
      [1, lighten(paper, 0.3)],
    ],
    30,
  )
  return (
    contactShadow(studio, 0, -rise * 0.3, (width + side) * 0.52, 0.55) +
    path(
      `M${left} ${-height}L${left + side * 0.72} ${-height - lift}L${right} ${-height - rise}L${fold} ${-height}Z`,
      { fill: lid },
    ) +
    path(`M${fold} ${-height}L${right} ${-height - rise}V${-rise}L${fold} 0Z`, { fill: flank }) +
    rect(left, -height, width, height, { fill: front }, 3) +
    path(`M${fold} ${-height}V0`, { stroke: lighten(paper, 0.7), width: 2.5, opacity: 0.8 }) +
    rect(left, -height * 0.13, width, height * 0.13, { fill: studio.colour, opacity: 0.92 }) +
    path(`M${fold} ${-height * 0.13}L${right} ${-height * 0.13 - rise * 0.95}V${-rise}L${fold} 0Z`, {
      fill: darken(studio.colour, 0.2),
    }) +
    group(packPrint(studio, { y: 0, size: width * 0.2, fit: width * 0.8, ink }), {
      x: left + width / 2,
      y: -height * 0.66,
    }) +
    monogram(studio, left + width / 2, -height * 0.28, width * 0.11, ink)
  )
}

export function withCarton(studio: Studio, figure: Figure, box: Carton): Figure {
  const shift = figure.width * 0.42
  const side = box.side ?? box.width * 0.34
  const back = group(carton(studio, box), { x: -box.width * 0.38, y: -46 })
  const width = box.width + side + figure.width * 0.95
  return {
    art: group(back + group(figure.art, { x: shift + box.width * 0.22 }), { x: -figure.width * 0.08 }),
    width,
    height: Math.max(box.height + 70, figure.height),
  }
}
