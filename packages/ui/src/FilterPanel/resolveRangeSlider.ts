import type { FilterRange } from './FilterPanel.types.ts'

/** Step sizes that give round rupee amounts. */
const STEPS = [1, 5, 10, 50, 100, 500, 1000]

/** Target number of steps of the slider. */
const STOPS = 60

export interface RangeSliderBounds {
  min: number
  max: number
  step: number
  value: readonly [from: number, to: number]
}

/** True when no price of the list is in the selected range. */
export const isApart = ({ min, max, lowest, highest }: FilterRange) =>
  (max !== undefined && max < lowest) || (min !== undefined && min > highest)

/** Bounds, step and thumbs of a price slider; null when all prices are equal, or none is in the selected range. */
export function resolveRangeSlider(group: FilterRange): RangeSliderBounds | null {
  const { min, max, lowest, highest } = group
  if (highest - lowest < 1 || isApart(group)) return null
  const step = STEPS.find((size) => (highest - lowest) / size <= STOPS) ?? 1000
  const start = Math.floor(lowest / step) * step
  const end = Math.ceil(highest / step) * step
  const inside = (amount: number) => Math.min(Math.max(amount, start), end)
  const from = inside(min ?? start)
  return { min: start, max: end, step, value: [from, Math.max(from, inside(max ?? end))] }
}

/** Texts of the two fields for moved thumbs. A thumb that was not moved leaves its limit; one that was moved to its end removes it. */
export function rangeAmounts(
  { min, max, value }: RangeSliderBounds,
  chosen: Pick<FilterRange, 'min' | 'max'>,
  [from, to]: readonly [from: number, to: number],
): readonly [from: string, to: string] {
  const text = (amount: number, before: number, limit: number | undefined, end: number) =>
    amount === before ? String(limit ?? '') : amount === end ? '' : String(amount)
  return [text(from, value[0], chosen.min, min), text(to, value[1], chosen.max, max)]
}
