import { darken, lighten, mix } from './colour.ts'
import type { Studio } from './studio.ts'

export type Finish = 'satin' | 'gloss' | 'matte' | 'metal' | 'glass' | 'frost'

type Stop = readonly [offset: number, colour: string, opacity?: number]

const stops = (list: readonly Stop[]) =>
  list
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')

/** A gradient over the painted thing's own box, from left to right, or at an angle in degrees (90 is downwards). */
export function linear({ define }: Studio, list: readonly Stop[], angle = 0): string {
  const [c, s] = [Math.cos((angle * Math.PI) / 180) / 2, Math.sin((angle * Math.PI) / 180) / 2]
  const at = (value: number) => Math.round(value * 100) / 100
  return define(
    (id) =>
      `<linearGradient id="${id}" x1="${at(0.5 - c)}" y1="${at(0.5 - s)}" x2="${at(0.5 + c)}" y2="${at(0.5 + s)}">${stops(list)}</linearGradient>`,
  )
}

/** A round gradient over the painted thing's own box. */
export function radial({ define }: Studio, list: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
  return define(
    (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops(list)}</radialGradient>`,
  )
}

/** Light from the left on a round body: highlight, core shadow, and reflected light on the right. */
export function body(studio: Studio, colour: string, finish: Finish): string {
  const d = (amount: number) => darken(colour, amount)
  const l = (amount: number) => lighten(colour, amount)
  const recipes: Record<Finish, Stop[]> = {
    satin: [
      [0, d(0.3)],
      [0.06, d(0.1)],
      [0.2, l(0.26)],
      [0.34, l(0.1)],
      [0.55, colour],
      [0.8, d(0.24)],
      [0.93, d(0.34)],
      [1, d(0.16)],
    ],
    gloss: [
      [0, d(0.4)],
      [0.05, d(0.16)],
      [0.11, l(0.16)],
      [0.15, l(0.72)],
      [0.23, l(0.62)],
      [0.27, l(0.1)],
      [0.5, colour],
      [0.76, d(0.32)],
      [0.88, d(0.42)],
      [0.95, l(0.12)],
      [1, d(0.22)],
    ],
    matte: [
      [0, d(0.22)],
      [0.1, d(0.06)],
      [0.3, l(0.14)],
      [0.52, colour],
      [0.82, d(0.18)],
      [0.95, d(0.26)],
      [1, d(0.16)],
    ],
    metal: [
      [0, d(0.5)],
      [0.05, d(0.2)],
      [0.13, l(0.55)],
      [0.19, l(0.85)],
      [0.26, l(0.35)],
      [0.38, d(0.1)],
      [0.5, l(0.25)],
      [0.6, colour],
      [0.76, d(0.42)],
      [0.86, d(0.5)],
      [0.94, l(0.4)],
      [1, d(0.25)],
    ],
    glass: [
      [0, d(0.34), 0.95],
      [0.04, l(0.2), 0.8],
      [0.09, l(0.8), 0.75],
      [0.16, l(0.5), 0.45],
      [0.3, colour, 0.34],
      [0.6, colour, 0.4],
      [0.84, d(0.18), 0.6],
      [0.93, l(0.4), 0.6],
      [0.97, l(0.7), 0.8],
      [1, d(0.34), 0.9],
    ],
    frost: [
      [0, d(0.16)],
      [0.08, l(0.22)],
      [0.24, l(0.5)],
      [0.5, l(0.28)],
      [0.82, d(0.06)],
      [0.94, d(0.14)],
      [1, l(0.24)],
    ],
  }
  return linear(studio, recipes[finish])
}

/** The upper face of a turned body: lighter at the back left. */
export function topFace(studio: Studio, colour: string, finish: Finish): string {
  const shine = finish === 'metal' || finish === 'gloss' ? 0.6 : 0.34
  return linear(
    studio,
    [
      [0, lighten(colour, shine)],
      [0.45, lighten(colour, shine * 0.4)],
      [1, darken(colour, 0.1)],
    ],
    20,
  )
}

/** The gold, rose gold or silver that goes with a colour. */
export const GOLD = '#c9a05c'
export const ROSE_GOLD = '#d3a08d'
export const IVORY = '#f6efe6'

/** Colour of paper or porcelain with a slight tint. */
export const paleOf = (colour: string, amount = 0.86) => mix(colour, '#fbf6f0', amount)
