import { softShadow } from '../backdrop.ts'
import { darken, lighten } from '../colour.ts'
import { lying, type Drawing, type Figure } from '../figure.ts'
import { GOLD, linear } from '../gradients.ts'
import { macro } from '../jewellery/closeUps.ts'
import { says, type Studio } from '../studio.ts'
import { ellipse, group, path } from '../svg.ts'
import { powderSwatch } from '../swatches/powder.ts'
import { wordmark } from '../wordmark.ts'
import { caseOf, hinge, pan } from './pan.ts'

const circle = (r: number) => `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`

function shell(studio: Studio, r: number): string {
  const colour = caseOf(studio)
  const lacquer = linear(
    studio,
    [
      [0, lighten(colour, 0.42)],
      [0.35, lighten(colour, 0.08)],
      [0.7, colour],
      [1, darken(colour, 0.4)],
    ],
    50,
  )
  return (
    softShadow(studio, circle(r), 30) +
    ellipse(0, 0, r, r, { fill: lacquer }) +
    ellipse(0, 0, r - 7, r - 7, { stroke: GOLD, width: 5, opacity: 0.9 })
  )
}

function closedCompact(studio: Studio, r: number): string {
  const sheen = linear(
    studio,
    [
      [0, '#ffffff', 0.5],
      [0.4, '#ffffff', 0.04],
      [1, '#ffffff', 0],
    ],
    50,
  )
  return (
    shell(studio, r) +
    path(
      `M${-r * 0.84} ${-r * 0.2}A${r * 0.86} ${r * 0.86} 0 0 1 ${r * 0.3} ${-r * 0.82}C${-r * 0.1} ${-r * 0.5} ${-r * 0.5} ${-r * 0.36} ${-r * 0.84} ${-r * 0.2}Z`,
      { fill: sheen },
    ) +
    (studio.brand === undefined
      ? ''
      : wordmark(studio.brand, 0, r * 0.08, { size: r * 0.3, fill: '#ecd2a4', fit: r * 1.3 }))
  )
}

function mirror(studio: Studio, r: number): string {
  const glass = linear(
    studio,
    [
      [0, '#f8fbfc'],
      [0.3, '#dfe8ec'],
      [0.32, '#f5f9fa'],
      [0.5, '#e6eef1'],
      [0.52, '#cfdbe1'],
      [1, '#eef3f5'],
    ],
    40,
  )
  return (
    shell(studio, r) +
    ellipse(0, 0, r * 0.86, r * 0.86, { fill: glass }) +
    ellipse(0, 0, r * 0.86, r * 0.86, { stroke: darken(GOLD, 0.1), width: 6 })
  )
}

/** What lies in the lower shell: a pan, two halves, a soaked sponge or a puff. */
function filling(studio: Studio): string {
  const { colour } = studio
  if (says(studio, /duo/)) {
    const half = 'M-8 -206A206 206 0 0 0 -8 206Z'
    const deep = darken(colour, 0.42)
    return (
      path(half, { fill: lighten(colour, 0.22) }) +
      group(path(half, { fill: deep }), { stretch: -1 }) +
      ellipse(0, 0, 44, 44, { fill: '#efe2cc' }) +
      ellipse(0, 0, 212, 212, { stroke: GOLD, width: 9 }) +
      path('M0 -206V-44M0 44V206', { stroke: GOLD, width: 12 })
    )
  }
  if (says(studio, /cushion/)) {
    const holes = Array.from({ length: 61 }, (_, i) => {
      const a = i * 2.4
      const r = 25 * Math.sqrt(i)
      return ellipse(Math.cos(a) * r, Math.sin(a) * r, 6, 6, { fill: darken(colour, 0.22), opacity: 0.7 })
    }).join('')
    return (
      ellipse(0, 0, 212, 212, { fill: lighten(GOLD, 0.3) }) +
      ellipse(0, 0, 204, 204, { fill: lighten(colour, 0.12) }) +
      holes +
      path('M-150 -110A190 190 0 0 1 60 -180C-20 -150 -90 -110 -150 -110Z', { fill: '#ffffff', opacity: 0.4 })
    )
  }
  if (says(studio, /puff/)) {
    const puff = 'M0 -180C50 -180 190 70 170 130C150 180 -150 180 -170 130C-190 70 -50 -180 0 -180Z'
    return (
      ellipse(0, 0, 206, 206, { fill: lighten(colour, 0.6) }) +
      path(puff, { fill: colour }) +
      path(puff, { stroke: darken(colour, 0.25), width: 9, dash: '3 6' }) +
      path('M-150 70Q0 20 150 70L152 116Q0 66 -152 116Z', { fill: lighten(colour, 0.4) })
    )
  }
  return pan(studio, colour, 210)
}

const openCompact = (studio: Studio) =>
  lying(
    group(mirror(studio, 262), { y: -268 }) +
      group(shell(studio, 262) + filling(studio), { y: 268 }) +
      hinge(0),
    560,
    1070,
  )

/** A pot of one shadow, seen from above, and its clear lid beside it. */
function single(studio: Studio): Figure {
  const lid =
    softShadow(studio, circle(250), 26) +
    ellipse(0, 0, 250, 250, { fill: '#ffffff', opacity: 0.34 }) +
    ellipse(0, 0, 246, 246, { stroke: '#ffffff', width: 9, opacity: 0.9 }) +
    ellipse(0, 0, 226, 226, { stroke: darken(studio.tint, 0.3), width: 4, opacity: 0.5 }) +
    path('M-196 -70A208 208 0 0 1 60 -200C-40 -160 -130 -110 -196 -70Z', { fill: '#ffffff', opacity: 0.75 }) +
    (studio.brand === undefined
      ? ''
      : wordmark(studio.brand, 0, 24, { size: 76, fill: caseOf(studio), fit: 320 }))
  return lying(
    group(shell(studio, 250) + pan(studio, studio.colour, 206), { x: -80, y: 170 }) +
      group(lid, { x: 120, y: -250 }),
    800,
    1000,
  )
}

const compactFigure = (studio: Studio) => (says(studio, /single/) ? single(studio) : openCompact(studio))

export const compact: Drawing = {
  front: compactFigure,
  detail: (studio) =>
    lying(
      group(closedCompact(studio, 300), { x: -90, y: -170 }) +
        group(shell(studio, 262) + pan(studio, studio.colour, 210), { x: 170, y: 300 }),
      860,
      1060,
    ),
  texture: (studio) =>
    says(studio, /puff/) ? macro(openCompact, 0, -250, 3)(studio) : powderSwatch(0.4)(studio),
}
