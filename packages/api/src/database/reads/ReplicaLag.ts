/** More looks than fit into any lag that matters. */
const LOOKS_MAX = 1_000

interface Look {
  at: number
  written: number
}

/** Time by which a replica is behind, from the positions that the primary's write-ahead log had at known times. */
export class ReplicaLag {
  readonly #looks: Look[] = []

  add(at: number, written: number): void {
    if (this.#looks.at(-1)?.written === written) return
    this.#looks.push({ at, written })
    if (this.#looks.length > LOOKS_MAX) this.#looks.shift()
  }

  /** In ms; 0 for a replica that has all that was seen on the primary, and Infinity before the first look. */
  of(replayed: number, now: number): number {
    if (this.#looks.length === 0) return Infinity
    while ((this.#looks[0]?.written ?? Infinity) <= replayed && this.#looks.length > 1) this.#looks.shift()
    const [oldest] = this.#looks
    return oldest === undefined || oldest.written <= replayed ? 0 : now - oldest.at
  }
}
