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

/** Bounds, step and thumbs of a price slider; null when all prices are equal. */
export function resolveRangeSlider({ min, max, lowest, highest }: FilterRange): RangeSliderBounds | null {
  if (highest - lowest < 1) return null
  const step = STEPS.find((size) => (highest - lowest) / size <= STOPS) ?? 1000
  const start = Math.floor(lowest / step) * step
  const end = Math.ceil(highest / step) * step
  const inside = (amount: number) => Math.min(Math.max(amount, start), end)
  const from = inside(min ?? start)
  return { min: start, max: end, step, value: [from, Math.max(from, inside(max ?? end))] }
}
