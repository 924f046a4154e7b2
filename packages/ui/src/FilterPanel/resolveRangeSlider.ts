import type { FilterRange } from './FilterPanel.types.ts'

/** Step sizes that give round rupee amounts. */
const STEPS = [1, 5, 10, 50, 100, 500, 1000]

/** Target number of steps of the slider. */
const STOPS = 60

/** The dearest price is this many times the cheapest: most products of such a list are near the lower end. */
const FAR_APART = 10

/** Round amounts, from 1 to 10, whose distance grows with them. */
const ROUND = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8]

export interface PriceStops {
  /** Amounts at which a thumb stops, at equal distances on the slider. */
  stops: readonly number[]
  /** Positions of the thumbs among the stops. */
  value: readonly [from: number, to: number]
}

/** True when no price of the list is in the selected range. */
export const isApart = ({ min, max, lowest, highest }: FilterRange) =>
  (max !== undefined && max < lowest) || (min !== undefined && min > highest)

/** Stops and thumbs of a price slider; null when all prices are equal, or none is in the selected range. */
export function resolveRangeSlider(group: FilterRange): PriceStops | null {
  const { min, max, lowest, highest } = group
  if (highest - lowest < 1 || isApart(group)) return null
  const round = highest > FAR_APART * lowest ? growingStops(lowest, highest) : evenStops(lowest, highest)
  const [start = lowest, end = highest] = [round[0], round.at(-1)]
  const inside = (amount: number) => Math.min(Math.max(amount, start), end)
  const from = inside(min ?? start)
  const to = Math.max(from, inside(max ?? end))
  const stops = [...new Set([...round, from, to])].toSorted((one, other) => one - other)
  return { stops, value: [stops.indexOf(from), stops.indexOf(to)] }
}

function evenStops(lowest: number, highest: number): number[] {
  const step = STEPS.find((size) => (highest - lowest) / size <= STOPS) ?? 1000
  const start = Math.floor(lowest / step)
  const end = Math.ceil(highest / step)
  return Array.from({ length: end - start + 1 }, (_, index) => (start + index) * step)
}

function growingStops(lowest: number, highest: number): number[] {
  const power = Math.floor(Math.log10(Math.max(lowest, 1)))
  const powers = Array.from(
    { length: Math.ceil(Math.log10(highest)) - power + 1 },
    (_, at) => 10 ** (power + at),
  )
  const amounts = powers.flatMap((one) => ROUND.map((round) => Math.round(round * one)))
  const start = Math.max(
    0,
    amounts.findLastIndex((amount) => amount <= lowest),
  )
  return amounts.slice(start, amounts.findIndex((amount) => amount >= highest) + 1)
}

/** Texts of the two fields for moved thumbs. A thumb that was not moved leaves its limit; one that was moved to its end removes it. */
export function rangeAmounts(
  { stops, value }: PriceStops,
  chosen: Pick<FilterRange, 'min' | 'max'>,
  [from, to]: readonly [from: number, to: number],
): readonly [from: string, to: string] {
  const text = (at: number, before: number, limit: number | undefined, end: number) =>
    at === before ? String(limit ?? '') : at === end ? '' : String(stops[at])
  return [text(from, value[0], chosen.min, 0), text(to, value[1], chosen.max, stops.length - 1)]
}
