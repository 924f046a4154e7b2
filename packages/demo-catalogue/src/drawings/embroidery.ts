import { darken, lighten, mix } from './colour.ts'
import { dot } from './motifs.ts'
import { group, n, path } from './svg.ts'

/** Tile of a cloth, [width, height, art]. */
type Tile = [number, number, string]

/** Draws a lozenge around a place. */
type Lozenge = (x: number, y: number, rx: number, ry: number, thread: string, isUpright?: boolean) => string

const outline = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}L${x} ${y - ry}L${x + rx} ${y}L${x} ${y + ry}Z`

/** It is filled with parallel stitches of floss, which shine by the way that they run. */
const satin: Lozenge = (x, y, rx, ry, thread, isUpright = false) => {
  const [long, across] = isUpright ? [rx, ry] : [ry, rx]
  const stitches = Array.from({ length: Math.floor((2 * long) / 4) }, (_, i) => {
    const at = -long + 2 + i * 4
    const half = across * (1 - Math.abs(at) / long)
    return isUpright
      ? `M${n(x + at)} ${n(y - half)}V${n(y + half)}`
      : `M${n(x - half)} ${n(y + at)}H${n(x + half)}`
  })
  const ground = isUpright ? darken(thread, 0.14) : thread
  return (
    path(outline(x, y, rx, ry), { fill: darken(ground, 0.26) }) +
    path(stitches.join(''), { stroke: lighten(ground, isUpright ? 0.1 : 0.26), width: 2.6, cap: 'butt' })
  )
}

/** Flowers of floss silk, darned close to each other on plain cotton, above their own shade, and lozenges where four of them meet. */
export function phulkari(colour: string, accent: string): Tile {
  const shade = darken(colour, 0.4)
  const below: Lozenge = (x, y, rx, ry) => path(outline(x, y, rx + 1, ry + 1), { fill: shade })
  return [120, 120, group(garden(below, accent), { x: 1.6, y: 2.6 }) + garden(satin, accent)]
}

function garden(lozenge: Lozenge, accent: string): string {
  const [deep, warm] = [mix(accent, '#b0123f', 0.6), mix(accent, '#f2642a', 0.55)]
  const petal = (turn: number, thread: string) =>
    group(lozenge(0, -25, 12, 22, thread, turn % 90 !== 0), { turn })
  const flower = (x: number, y: number, inner: string) =>
    group(
      [0, 45, 90, 135, 180, 225, 270, 315]
        .map((turn) => petal(turn, turn % 90 === 0 ? accent : inner))
        .join(''),
      { x, y },
    ) + lozenge(x, y, 8, 8, deep)
  const corners = [
    [0, 0],
    [120, 0],
    [0, 120],
    [120, 120],
  ] as const
  const between = [
    [60, 0],
    [60, 120],
    [0, 60],
    [120, 60],
  ] as const
  return (
    corners.map(([x, y]) => flower(x, y, warm)).join('') +
    flower(60, 60, deep) +
    between.map(([x, y]) => lozenge(x, y, 12, 12, accent, true) + lozenge(x, y, 5, 5, deep)).join('')
  )
}

/** White work: shadow-work petals, stems in running stitch and raised knots, each above its own shade. */
export function chikan(colour: string): Tile {
  const art = whiteWork(lighten(colour, 0.92), 0.5)
  return [240, 240, group(whiteWork(darken(colour, 0.24), 0.3), { x: 1.5, y: 2.5 }) + art]
}

function whiteWork(thread: string, veil: number): string {
  const stem = (d: string) => path(d, { stroke: thread, width: 3.4, dash: '7 3' })
  const petal = (turn: number, r: number) =>
    group(
      path(
        `M0 0C${n(-r * 0.62)} ${n(-r * 0.35)} ${n(-r * 0.5)} ${-r} 0 ${-r}C${n(r * 0.5)} ${-r} ${n(r * 0.62)} ${n(-r * 0.35)} 0 0Z`,
        {
          fill: thread,
          opacity: veil,
        },
      ) +
        path(
          `M0 -4C${n(-r * 0.62)} ${n(-r * 0.35)} ${n(-r * 0.5)} ${-r} 0 ${-r}C${n(r * 0.5)} ${-r} ${n(r * 0.62)} ${n(-r * 0.35)} 0 -4`,
          {
            stroke: thread,
            width: 3,
            dash: '4 2',
          },
        ),
      { turn },
    )
  const bloom = (x: number, y: number, r: number) =>
    group([0, 60, 120, 180, 240, 300].map((turn) => petal(turn, r)).join(''), { x, y }) +
    dot(x, y, 4.5, thread)
  const leaves = (x: number, y: number, ...turns: number[]) =>
    turns.map((turn) => group(petal(0, 24), { x, y, turn })).join('')
  const knots = (...at: (readonly [number, number])[]) => at.map(([x, y]) => dot(x, y, 4, thread)).join('')
  return (
    stem('M60 0C120 40 120 80 60 120S0 200 60 240') +
    stem('M180 -120C240 -80 240 -40 180 0S120 80 180 120S240 200 180 240') +
    bloom(60, 60, 27) +
    bloom(60, 180, 21) +
    bloom(180, 60, 21) +
    bloom(180, 180, 27) +
    leaves(104, 64, 60, 130) +
    leaves(16, 184, -60, -130) +
    leaves(136, 60, -60, -120) +
    leaves(224, 184, 60, 120) +
    leaves(60, 122, 20, 200) +
    leaves(180, 122, -20, 160) +
    leaves(60, 2, 150) +
    leaves(180, 2, 210) +
    knots(
      [120, 16],
      [120, 116],
      [112, 150],
      [128, 150],
      [120, 206],
      [6, 110],
      [234, 110],
      [20, 20],
      [28, 130],
      [216, 18],
      [210, 128],
    )
  )
}
