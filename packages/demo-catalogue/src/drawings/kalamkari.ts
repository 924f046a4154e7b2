import { darken } from './colour.ts'
import { dot, flower, leaf } from './motifs.ts'
import { group, path } from './svg.ts'

const YELLOW = '#c9993a'

/** Pairs of peacocks that face each other below a flowering stem, between creepers: block-printed in madder, black and yellow. */
export function kalamkari(colour: string, accent: string): [number, number, string] {
  const black = darken(colour, 0.66)
  const bird = peacock(accent, black)
  const pair = (x: number, y: number) =>
    group(bird, { x: x - 50, y, scale: 0.74 }) + group(bird, { x: x + 50, y, scale: 0.74, stretch: -1 })
  const row = (x: number, y: number) =>
    pair(x, y) +
    pair(x - 240, y) +
    pair(x + 240, y) +
    stem(x, y, accent, black) +
    stem(x + 240, y, accent, black)
  return [240, 400, row(120, 84) + creeper(170, accent, black) + row(0, 284) + creeper(370, accent, black)]
}

/** It looks to the right, its train behind it. */
const peacock = (body: string, outline: string) =>
  path('M-14 -2C-40 4 -68 34 -80 84C-60 88 -38 76 -24 54C-14 38 -4 30 4 22Z', {
    fill: YELLOW,
    stroke: outline,
    width: 3,
  }) +
  [
    [-32, 30],
    [-48, 48],
    [-62, 70],
    [-36, 54],
  ]
    .map(([x, y]) => dot(x!, y!, 6.5, body) + dot(x!, y!, 2.5, outline))
    .join('') +
  path('M0 22L-4 44M10 20V44', { stroke: outline, width: 3 }) +
  path('M12 -58L4 -74M15 -59V-77M18 -58L26 -74', { stroke: outline, width: 2 }) +
  dot(4, -75, 3, body) +
  dot(15, -78, 3, body) +
  dot(26, -75, 3, body) +
  path(
    'M36 -48L24 -54C20 -61 9 -60 7 -50C5 -38 1 -28 -9 -20C-21 -10 -27 4 -20 16C-12 28 9 26 17 12C25 -2 18 -20 20 -34C21 -40 23 -43 25 -45Z',
    { fill: body, stroke: outline, width: 3 },
  ) +
  leaf(10, -4, 22, 150, outline) +
  dot(16, -51, 2.6, YELLOW)

const stem = (x: number, y: number, petal: string, green: string) =>
  path(`M${x} ${y + 50}V${y - 30}`, { stroke: green, width: 3 }) +
  [40, 20, 0].map((up) => leaf(x, y + up, 11, -40, green) + leaf(x, y + up, 11, -140, green)).join('') +
  flower(x, y - 42, 22, petal, YELLOW)

/** A wave from side to side, with a leaf in each bend and a flower between two waves. */
const creeper = (y: number, petal: string, green: string) =>
  path(
    `M0 ${y}C20 ${y - 24} 40 ${y - 24} 60 ${y}S100 ${y + 24} 120 ${y}S160 ${y - 24} 180 ${y}S220 ${y + 24} 240 ${y}`,
    {
      stroke: green,
      width: 3,
    },
  ) +
  [0, 120]
    .map(
      (x) =>
        flower(x + 30, y + 2, 15, petal, YELLOW) +
        leaf(x + 6, y - 4, 14, -70, green) +
        leaf(x + 62, y + 2, 14, 70, green) +
        flower(x + 90, y - 2, 15, YELLOW, petal),
    )
    .join('')
