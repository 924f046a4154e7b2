import type { FilterRange } from './FilterPanel.types.ts'

/** Steps that read well in rupees. */
const STEPS = [1, 5, 10, 50, 100, 500, 1000]

/** About how many stops a slider has between its ends: as many as a thumb can tell apart. */
const STOPS = 60

export interface RangeSliderBounds {
  min: number
  max: number
  step: number
  value: readonly [from: number, to: number]
}

/** The ends, the step and the thumbs of a price slider; null where all prices are the same, and there is nothing to narrow. */
export function resolveRangeSlider({ min, max, lowest, highest }: FilterRange): RangeSliderBounds | null {
  if (highest - lowest < 1) return null
  const step = STEPS.find((size) => (highest - lowest) / size <= STOPS) ?? 1000
  const start = Math.floor(lowest / step) * step
  const end = Math.ceil(highest / step) * step
  const inside = (amount: number) => Math.min(Math.max(amount, start), end)
  const from = inside(min ?? start)
  return { min: start, max: end, step, value: [from, Math.max(from, inside(max ?? end))] }
}
