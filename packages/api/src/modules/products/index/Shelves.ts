import type { PackedRow } from './productRows.ts'
import { grown, Shelf } from './Shelf.ts'

/** All products by child category. */
export class Shelves {
  readonly #shelves: Shelf[] = []
  readonly #numbers = new Map<string, number>()
  /** Segment number (from 1) and row of each product id. */
  #shelfOf = new Uint16Array(1_024)
  #rowOf = new Uint32Array(1_024)
  alive = 0
  /** Number of dead rows. */
  dead = 0
  brandMax = 0

  /** Adds a product or its changed version. */
  put(row: PackedRow): void {
    if (row.id >= this.#shelfOf.length) {
      this.#shelfOf = grown(this.#shelfOf, row.id + 1)
      this.#rowOf = grown(this.#rowOf, row.id + 1)
    }
    const old = this.#shelves[(this.#shelfOf[row.id] ?? 0) - 1]
    if (old !== undefined) {
      old.isAlive[this.#rowOf[row.id] ?? 0] = 0
      this.#shelfOf[row.id] = 0
      this.alive--
      this.dead++
    }
    if (!row.isActive) return
    const number = this.#shelfNumber(row)
    this.#shelfOf[row.id] = number
    this.#rowOf[row.id] = this.#shelves[number - 1]?.add(row) ?? 0
    this.alive++
    this.brandMax = Math.max(this.brandMax, row.brand)
  }

  all(): readonly Shelf[] {
    return this.#shelves
  }

  #shelfNumber({ main, sub, child }: PackedRow): number {
    const key = `${main} ${sub} ${child}`
    let number = this.#numbers.get(key)
    if (number === undefined) {
      number = this.#shelves.push(new Shelf({ main, sub, child }))
      this.#numbers.set(key, number)
    }
    return number
  }
}
