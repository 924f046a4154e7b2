import { softShadow } from './backdrop.ts'
import { darken, lighten, mix } from './colour.ts'
import { linear, radial } from './gradients.ts'
import type { Studio } from './studio.ts'
import { group, n, path, rect } from './svg.ts'
import { printOf, tile, type Print } from './prints.ts'

/** A cloth as a fill. */
export function cloth({ define, accent }: Studio, print: Print, colour: string, scale = 1, turn = 0): string {
  const [width, height, art] = tile(print, colour, accent)
  return define(
    (id) =>
      `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})scale(${scale})">` +
      `${rect(0, 0, width, height, { fill: colour })}${art}</pattern>`,
  )
}

/** A soft fold from one point to another: shade with a lit edge to its left. To be clipped by its garment. */
export function fold(
  studio: Studio,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  width: number,
  depth = 0.5,
  colour = studio.colour,
): string {
  const shade = darken(colour, 0.66)
  const length = Math.hypot(x1 - x0, y1 - y0)
  const turn = (Math.atan2(x0 - x1, y1 - y0) * 180) / Math.PI
  const dark = radial(studio, [
    [0, shade, depth],
    [0.4, shade, depth * 0.6],
    [1, shade, 0],
  ])
  const light = radial(studio, [
    [0, '#ffffff', depth * 0.55],
    [1, '#ffffff', 0],
  ])
  return group(
    `<ellipse cx="0" cy="${n(length / 2)}" rx="${n(width)}" ry="${n(length / 2)}" fill="${dark}"/>` +
      `<ellipse cx="${n(-width * 0.95)}" cy="${n(length / 2)}" rx="${n(width * 0.6)}" ry="${n(length * 0.46)}" fill="${light}"/>`,
    { x: x0, y: y0, turn },
  )
}

/** A curved crease, soft at its sides. */
export const crease = (d: string, width: number, colour: string, strength = 0.1) =>
  [1, 0.62, 0.3].map((share) => path(d, { stroke: colour, width: width * share, opacity: strength })).join('')

interface Piece {
  outline: string
  print?: Print
  colour?: string
  scale?: number
  turn?: number
  /** Folds, trims and seams, cut off at the outline. */
  inside?: string
  /** Share of the usual light on it; a matt cloth has less. */
  shine?: number
  /** Lies close to the cloth beneath, so throws no shadow on the wall. */
  flat?: true
}

/** Piece of cloth: its print, light from the left, and everything within its outline. */
export function piece(
  studio: Studio,
  {
    outline,
    print = 'plain',
    colour = studio.colour,
    scale = 1,
    turn = 0,
    inside = '',
    shine = 1,
    flat,
  }: Piece,
): string {
  const clip = studio.define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`)
  const shade = darken(colour, 0.6)
  const light = linear(studio, [
    [0, shade, 0.3],
    [0.14, shade, 0.02],
    [0.3, '#ffffff', 0.2 * shine],
    [0.5, '#ffffff', 0.02],
    [0.8, shade, 0.14],
    [1, shade, 0.4],
  ])
  return (
    (flat ? '' : softShadow(studio, outline)) +
    path(outline, { fill: cloth(studio, print, colour, scale, turn) }) +
    group(path(outline, { fill: light }) + inside, { clip }) +
    path(outline, { stroke: darken(colour, 0.45), width: 2.5, opacity: 0.35 })
  )
}

/** A woven gold border along a path: a band with a running motif. */
export const border = (d: string, width: number, gold: string, ground: string) =>
  path(d, { stroke: gold, width, cap: 'butt' }) +
  path(d, { stroke: darken(gold, 0.35), width: width * 0.62, cap: 'butt', opacity: 0.55 }) +
  path(d, {
    stroke: lighten(gold, 0.55),
    width: width * 0.26,
    dash: `${n(width * 0.26)} ${n(width * 0.26)}`,
    cap: 'butt',
  }) +
  path(d, { stroke: ground, width: width * 0.86, dash: `2 ${n(width * 0.24)}`, cap: 'butt', opacity: 0.35 })

/** A close look at draped cloth, filling the picture. */
export const drape =
  ({
    scale = 2.2,
    colourOf = ({ colour }: Studio) => colour,
    gold = false,
  }: { scale?: number; colourOf?: (studio: Studio) => string; gold?: boolean } = {}) =>
  (studio: Studio): string => {
    const colour = colourOf(studio)
    const print = printOf(studio)
    const of = (x0: number, y0: number, x1: number, y1: number, width: number, depth: number) =>
      fold(studio, x0, y0, x1, y1, width, depth, colour)
    const shade = darken(colour, 0.6)
    const ends = linear(
      studio,
      [
        [0, '#ffffff', 0.22],
        [0.45, '#ffffff', 0],
        [1, shade, 0.42],
      ],
      35,
    )
    return (
      rect(0, 0, 1280, 1600, { fill: cloth(studio, print, colour, scale, 24) }) +
      (gold
        ? border('M-40 1180L1320 1785', 210, mix('#cfa14a', colour, 0.08), colour) +
          border('M-40 1010L1320 1615', 40, '#cfa14a', colour)
        : '') +
      of(1480, -500, -160, 1500, 150, 0.62) +
      of(900, -600, -420, 1160, 110, 0.5) +
      of(1700, 0, 280, 2000, 170, 0.66) +
      of(1240, 420, 620, 1180, 60, 0.3) +
      of(420, -300, -300, 700, 70, 0.4) +
      of(1800, 700, 900, 1900, 110, 0.5) +
      rect(0, 0, 1280, 1600, { fill: ends })
    )
  }
