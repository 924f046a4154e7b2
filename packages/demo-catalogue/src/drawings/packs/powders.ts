import { softShadow } from '../backdrop.ts'
import { darken, lighten, mix } from '../colour.ts'
import { lying, type Drawing } from '../figure.ts'
import { GOLD, linear, radial } from '../gradients.ts'
import type { Studio } from '../studio.ts'
import { ellipse, group, path, rect } from '../svg.ts'
import { powderSwatch } from '../swatches/powder.ts'
import { inkOn } from '../colour.ts'
import { wordmark } from '../wordmark.ts'

const caseOf = (studio: Studio) => darken(studio.brand?.colour ?? darken(studio.colour, 0.3), 0.3)

/** A pressed pan seen from above: an embossed sun, a metal rim. */
function pan(studio: Studio, colour: string, r: number): string {
  const powder = radial(
    studio,
    [
      [0, lighten(colour, 0.22)],
      [0.6, colour],
      [1, darken(colour, 0.16)],
    ],
    0.36,
    0.32,
    0.8,
  )
  const rays = Array.from({ length: 24 }, (_, i) => {
    const a = (i / 24) * Math.PI * 2
    return `M${Math.round(Math.cos(a) * r * 0.34)} ${Math.round(Math.sin(a) * r * 0.34)}L${Math.round(Math.cos(a) * r * 0.82)} ${Math.round(Math.sin(a) * r * 0.82)}`
  }).join('')
  const rim = linear(
    studio,
    [
      [0, lighten(GOLD, 0.7)],
      [0.4, GOLD],
      [0.7, darken(GOLD, 0.4)],
      [1, lighten(GOLD, 0.4)],
    ],
    45,
  )
  return (
    ellipse(0, 0, r + 9, r + 9, { fill: rim }) +
    ellipse(0, 0, r, r, { fill: darken(colour, 0.4) }) +
    ellipse(2, 4, r - 4, r - 4, { fill: powder }) +
    path(rays, { stroke: darken(colour, 0.22), width: r * 0.03, opacity: 0.6 }) +
    group(path(rays, { stroke: lighten(colour, 0.5), width: r * 0.018, opacity: 0.7 }), { x: 3, y: 3 }) +
    ellipse(0, 0, r * 0.24, r * 0.24, { stroke: darken(colour, 0.2), width: r * 0.025, opacity: 0.7 }) +
    ellipse(0, 0, r * 0.9, r * 0.9, { stroke: darken(colour, 0.2), width: r * 0.02, opacity: 0.5 })
  )
}

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

const hinge = (y: number) =>
  rect(-90, y - 18, 180, 36, { fill: darken(GOLD, 0.2) }, 12) +
  rect(-90, y - 16, 180, 12, { fill: lighten(GOLD, 0.7), opacity: 0.8 }, 6)

export const compact: Drawing = {
  front: (studio) =>
    lying(
      group(mirror(studio, 262), { y: -268 }) +
        group(shell(studio, 262) + pan(studio, studio.colour, 210), { y: 268 }) +
        hinge(0),
      560,
      1070,
    ),
  detail: (studio) =>
    lying(
      group(closedCompact(studio, 300), { x: -90, y: -170 }) +
        group(shell(studio, 262) + pan(studio, studio.colour, 210), { x: 170, y: 300 }),
      860,
      1060,
    ),
  texture: powderSwatch(0.4),
}

const shadesOf = ({ colour, accent }: Studio) => [
  lighten(colour, 0.7),
  lighten(colour, 0.35),
  colour,
  mix(colour, accent, 0.6),
  lighten(accent, 0.3),
  darken(colour, 0.3),
  mix(accent, '#b8860b', 0.3),
  darken(mix(colour, accent, 0.4), 0.4),
  darken(colour, 0.62),
]

function trays(studio: Studio): string {
  const colour = caseOf(studio)
  const d = 'M-370 -340H370V340H-370Z'
  return (
    softShadow(studio, d, 30) +
    rect(
      -380,
      -350,
      760,
      700,
      {
        fill: linear(
          studio,
          [
            [0, lighten(colour, 0.3)],
            [0.5, colour],
            [1, darken(colour, 0.4)],
          ],
          45,
        ),
      },
      36,
    ) +
    rect(-372, -342, 744, 684, { stroke: GOLD, width: 4, opacity: 0.8 }, 30) +
    shadesOf(studio)
      .map((shade, i) =>
        group(pan(studio, shade, 92), { x: ((i % 3) - 1) * 224, y: (Math.floor(i / 3) - 1) * 212 }),
      )
      .join('')
  )
}

function lidOf(studio: Studio): string {
  const colour = caseOf(studio)
  const sheen = linear(
    studio,
    [
      [0, lighten(colour, 0.45)],
      [0.3, lighten(colour, 0.1)],
      [0.31, lighten(colour, 0.02)],
      [1, darken(colour, 0.35)],
    ],
    35,
  )
  return (
    softShadow(studio, 'M-370 -190H370V190H-370Z', 26) +
    rect(-380, -200, 760, 400, { fill: sheen }, 36) +
    rect(-352, -172, 704, 344, { stroke: GOLD, width: 4, opacity: 0.8 }, 20) +
    (studio.brand === undefined
      ? ''
      : wordmark(studio.brand, 0, 30, { size: 100, fill: inkOn(colour, '#ecd2a4'), fit: 560 }))
  )
}

export const palette: Drawing = {
  front: (studio) =>
    lying(
      group(lidOf(studio), { y: -390 }) + group(trays(studio), { y: 180 }) + group(hinge(0), { y: -180 }),
      780,
      1180,
    ),
  detail: (studio) =>
    lying(
      group(trays(studio), { turn: -18, scale: 1.2, x: 40, y: -60 }) +
        group(lidOf(studio), { turn: -18, scale: 0.6, x: 170, y: 560 }),
      1000,
      1240,
    ),
  texture: powderSwatch(1, (studio) => [
    lighten(studio.colour, 0.5),
    studio.colour,
    darken(studio.colour, 0.35),
  ]),
}
