import type { PackedRow } from './productRows.ts'
import { withCapacity, IndexSegment } from './IndexSegment.ts'

export class IndexSegments {
  readonly #segments: IndexSegment[] = []
  readonly #numbers = new Map<string, number>()
  /** Segment number (from 1) and row of each product id. */
  #segmentOf = new Uint16Array(1_024)
  #rowOf = new Uint32Array(1_024)
  alive = 0
  dead = 0
  brandMax = 0

  put(row: PackedRow): void {
    if (row.id >= this.#segmentOf.length) {
      this.#segmentOf = withCapacity(this.#segmentOf, row.id + 1)
      this.#rowOf = withCapacity(this.#rowOf, row.id + 1)
    }
    const old = this.#segments[(this.#segmentOf[row.id] ?? 0) - 1]
    if (old !== undefined) {
      old.isAlive[this.#rowOf[row.id] ?? 0] = 0
      this.#segmentOf[row.id] = 0
      this.alive--
      this.dead++
    }
    if (!row.isActive) return
    const number = this.#segmentNumber(row)
    this.#segmentOf[row.id] = number
    this.#rowOf[row.id] = this.#segments[number - 1]?.add(row) ?? 0
    this.alive++
    this.brandMax = Math.max(this.brandMax, row.brand)
  }

  all(): readonly IndexSegment[] {
    return this.#segments
  }

  /** Rows of those of the products that are on sale, by segment. */
  rowsOf(ids: Int32Array): ReadonlyMap<IndexSegment, readonly number[]> {
    const rows = new Map<IndexSegment, number[]>()
    for (const id of ids) {
      const segment = this.#segments[(this.#segmentOf[id] ?? 0) - 1]
      if (segment === undefined) continue
      const known = rows.get(segment)
      const row = this.#rowOf[id] ?? 0
      if (known === undefined) rows.set(segment, [row])
      else known.push(row)
    }
    return rows
  }

  #segmentNumber({ main, sub, child }: PackedRow): number {
    const key = `${main} ${sub} ${child}`
    let number = this.#numbers.get(key)
    if (number === undefined) {
      number = this.#segments.push(new IndexSegment({ main, sub, child }))
      this.#numbers.set(key, number)
    }
    return number
  }
}
