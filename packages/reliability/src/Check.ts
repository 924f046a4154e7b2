import type { Shop } from './Shop.ts'

/** What a check has tried, and what went wrong. */
export interface Outcome {
  /** How much was tried: "20 rounds of 2,000 buyers". */
  tried: string
  failures: string[]
}

/** How much is tried: the long form, or a short one of the same. */
export type Size = 'long' | 'short'

/** Which requests `attack` sends: those of another seed, another number of them, or only one. */
export interface AttackOptions {
  seed?: number | undefined
  count?: number | undefined
  only?: number | undefined
}

/** A promise that is tried on a running shop. */
export interface Check {
  /** As the promises are counted: R1. */
  name: string
  promise: string
  run: (shop: Shop, size: Size, options: AttackOptions) => Promise<Outcome>
}
