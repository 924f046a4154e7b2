import type { SizeColumn, SizeValue } from './size-guides.schema.ts'

export type LengthUnit = 'cm' | 'in'

const MM_OF_AN_INCH = 25.4

/** A value of a size guide, in kilograms if it is a weight, and without the unit, which its column names. Of two values a range. */
export function formatMeasure(value: SizeValue, unit: SizeColumn['unit'], lengths: LengthUnit): string {
  if (typeof value === 'string') return value
  const [from, to = from] = typeof value === 'number' ? [value] : value
  const divisor = unit === 'g' ? 1_000 : lengths === 'cm' ? 10 : MM_OF_AN_INCH
  const [first, last] = [from, to].map((one) => Math.round((one * 10) / divisor) / 10)
  return first === last ? String(first) : `${first}–${last}`
}
