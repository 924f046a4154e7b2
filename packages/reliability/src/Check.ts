import type { Guard } from './Guard.ts'
import type { Shop } from './Shop.ts'

/** What a check has tried, and what went wrong. */
export interface Outcome {
  /** How much was tried: "20 rounds of 2,000 buyers". */
  tried: string
  failures: string[]
}

/** How much is tried: the long form, a short one of the same, or as little as a control needs. */
export type Size = 'long' | 'short' | 'control'

/** Options of single checks. `attack`: another seed, another number of requests, or only one of them. `faults`: its duration. */
export interface RunOptions {
  seed?: number | undefined
  count?: number | undefined
  only?: number | undefined
  minutes?: number | undefined
}

/** A promise that is tried on a running shop. */
export interface Check {
  /** As the promises are counted: R1. */
  name: string
  promise: string
  run: (shop: Shop, size: Size, options: RunOptions) => Promise<Outcome>
  /** The guard without which the same run must fail; `within` for a check that plants faults in its own run. */
  control: Guard | 'within'
}
