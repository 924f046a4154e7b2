/** After this time without one, visits count half. */
const HALF_LIFE_MS = 300_000
/** An answer that was asked for once is worth a new one before its next visit for as long as its visit counts this much. */
const RECENT = 0.5

/** How often an answer was asked for of late, and how often it was made again since. */
export class Visits {
  #count = 0
  #countedAt = 0
  #madeSince = 0

  add(now: number): void {
    this.#count = this.recent(now) + 1
    this.#countedAt = now
    this.#madeSince = 0
  }

  /** Number of visits, of which older ones count less. */
  recent(now: number): number {
    return this.#count * 0.5 ** ((now - this.#countedAt) / HALF_LIFE_MS)
  }

  /** True while the next visit is likely to come before many more changes. */
  areExpected(now: number): boolean {
    const recent = this.recent(now)
    return recent >= RECENT && this.#madeSince < recent
  }

  /** Counts an answer that was made before its visit. */
  addAhead(): void {
    this.#madeSince += 1
  }
}
