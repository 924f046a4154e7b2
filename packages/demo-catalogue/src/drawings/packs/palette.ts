import { softShadow } from '../backdrop.ts'
import { darken, lighten, mix } from '../colour.ts'
import { lying, type Drawing } from '../figure.ts'
import { GOLD, linear } from '../gradients.ts'
import type { Studio } from '../studio.ts'
import { group, rect } from '../svg.ts'
import { powderSwatch } from '../swatches/powder.ts'
import { inkOn } from '../colour.ts'
import { wordmark } from '../wordmark.ts'
import { titleCount } from '#pictures/titleCount.ts'
import { caseOf, hinge, pan } from './pan.ts'

/** Pans in a row, and their distance, by the number that the title names. */
const GRIDS: Record<number, { columns: number; across: number; down: number; radius: number }> = {
  3: { columns: 3, across: 236, down: 0, radius: 104 },
  4: { columns: 2, across: 300, down: 290, radius: 128 },
  9: { columns: 3, across: 224, down: 212, radius: 92 },
  16: { columns: 4, across: 178, down: 164, radius: 70 },
}

const countOf = ({ title, label = '' }: Studio) => {
  const count = titleCount(title ?? label) ?? 9
  return count in GRIDS ? count : 9
}

/** One colour for each pan: the family of the shade, from pale to deep and back. */
function pansOf(studio: Studio): string[] {
  const own = shadesOf(studio)
  const few: Record<number, string[]> = {
    3: [lighten(studio.colour, 0.35), studio.colour, darken(mix(studio.colour, studio.accent, 0.2), 0.2)],
    4: [lighten(studio.colour, 0.6), lighten(studio.colour, 0.2), studio.colour, darken(studio.colour, 0.5)],
  }
  const count = countOf(studio)
  return (
    few[count] ??
    Array.from({ length: count }, (_, i) => (i < 9 ? own[i]! : mix(own[i - 8]!, own[(i + 3) % 9]!, 0.5)))
  )
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
  const grid = GRIDS[countOf(studio)]!
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
    pansOf(studio)
      .map((shade, i) => {
        const rows = Math.ceil(countOf(studio) / grid.columns)
        const x = ((i % grid.columns) - (grid.columns - 1) / 2) * grid.across
        const y = (Math.floor(i / grid.columns) - (rows - 1) / 2) * grid.down
        return group(pan(studio, shade, grid.radius), { x, y })
      })
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
