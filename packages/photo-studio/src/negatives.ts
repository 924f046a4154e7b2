import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

export type Pigment = 'body' | 'accent' | 'backdrop'

/** Where a label lies in a negative: rows of points from its top left, in px of the negative. */
export interface LabelPlace {
  columns: number
  rows: number
  /** Width by height of the label on the thing itself. */
  aspect: number
  /** The pigment that it is printed on, or `ink` where it is printed on white paper. */
  on: Pigment | 'ink'
  what: 'full' | 'upright' | 'stamp'
  at: [x: number, y: number][]
}

/** What a negative's file does not say by itself. */
export interface NegativeInfo {
  width: number
  height: number
  /** The light that a plane's white stands for, in the order of `PLANES`. */
  scales: [base: number, body: number, accent: number, backdrop: number]
  labels: LabelPlace[]
}

/** A negative is one grey picture of four planes, one above the other: light without pigments, then what each pigment adds. */
export const PLANES = ['base', 'body', 'accent', 'backdrop'] as const

const folder = new URL('../negatives/', import.meta.url)

const index = JSON.parse(readFileSync(new URL('negatives.json', folder), 'utf8')) as Record<
  string,
  NegativeInfo
>

/** A negative as it is filed. */
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

/** A negative by its name, such as `lipstick.front`; undefined where nothing was rendered. */
export async function readNegative(name: string): Promise<Negative | undefined> {
  const info = hasNegative(name) ? index[name] : undefined
  return info && { info, file: await readFile(new URL(`${name}.avif`, folder)) }
}
