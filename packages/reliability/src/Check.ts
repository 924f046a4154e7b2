import type { Guard } from './Guard.ts'
import type { Shop } from './Shop.ts'

export interface Outcome {
  tried: string
  failures: string[]
}

/** Extent of a run: complete, short, or as small as a control allows. */
export type Size = 'long' | 'short' | 'control'

/** Options of single checks. `attack`: seed, number of requests, or one of them. `faults`: duration. */
export interface RunOptions {
  seed?: number | undefined
  count?: number | undefined
  only?: number | undefined
  minutes?: number | undefined
}

export interface Check {
  /** Number of the promise, such as R1. */
  name: string
  promise: string
  /** True for a check that a short run of all leaves out, because its processes take long to start. */
  isLong?: true
  run: (shop: Shop, size: Size, options: RunOptions) => Promise<Outcome>
  /** Guard without which the same run must fail; `within` for a check that plants faults in its own run. */
  control: Guard | 'within'
}
