import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

export type Pigment = 'body' | 'accent' | 'backdrop'

/** Position of a label in a negative: rows of points from the top left, in px of the negative. */
export interface LabelPosition {
  columns: number
  rows: number
  /** Width divided by height of the real label. */
  aspect: number
  /** Pigment below the label, or `ink` for white paper. */
  on: Pigment | 'ink'
  /** A label, the print of a cloth, the part of the picture with one skin tone, a stone of many colours, or a pan that is tried on skin. */
  what: 'full' | 'upright' | 'stamp' | 'print' | 'skin' | 'stone' | 'pan'
  /** Width of a printed cloth in centimetres of its model. */
  width?: number
  /** Places outside of a cloth are null; those that something hides end with 0. */
  at: ([x: number, y: number, isSeen?: 0] | null)[]
}

export interface NegativeInfo {
  width: number
  height: number
  /** Light value of white in each plane, in the order of `PLANES`. */
  scales: [base: number, body: number, accent: number, backdrop: number]
  labels: LabelPosition[]
}

/** Planes of a negative, a grey picture: light without pigments, then the contribution of each pigment. */
export const PLANES = ['base', 'body', 'accent', 'backdrop'] as const

const folder = new URL('../negatives/', import.meta.url)

const index = JSON.parse(readFileSync(new URL('negatives.json', folder), 'utf8')) as Record<
  string,
  NegativeInfo
>

export interface Negative {
  file: Buffer
  info: NegativeInfo
}

export function hasNegative(name: string): boolean {
  return Object.hasOwn(index, name)
}

export function negativeNames(): string[] {
  return Object.keys(index)
}

export async function readNegative(name: string): Promise<Negative | undefined> {
  const info = hasNegative(name) ? index[name] : undefined
  return info && { info, file: await readFile(new URL(`${name}.avif`, folder)) }
}
