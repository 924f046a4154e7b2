export function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
  if (middle === undefined) throw new Error('No values to take the median of')
  return middle
}

/** One figure of several runs. */
export interface Runs {
  median: number
  least: number
  most: number
}

export function inMiddle(values: readonly number[]): Runs {
  return { median: median(values), least: Math.min(...values), most: Math.max(...values) }
}

/** So many per cent of the values are not above it. */
export function percentile(values: readonly number[], percent: number): number {
  const value = values.toSorted((a, b) => a - b)[Math.ceil((values.length * percent) / 100) - 1]
  if (value === undefined) throw new Error('No values to take a percentile of')
  return value
}
