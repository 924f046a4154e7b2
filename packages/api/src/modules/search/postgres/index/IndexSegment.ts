import type { PackedRow } from './productRows.ts'

export interface CategoryPath {
  main: number
  sub: number
  child: number
}

const GROWTH = 1.5
const FIRST_CAPACITY = 64

/** Columns of the products of one child category. A changed product gets a new row, and its old row is dead. */
export class IndexSegment {
  readonly path: CategoryPath
  size = 0
  id = new Int32Array(FIRST_CAPACITY)
  brand = new Int32Array(FIRST_CAPACITY)
  pricePaise = new Int32Array(FIRST_CAPACITY)
  discount = new Uint8Array(FIRST_CAPACITY)
  ratingTenths = new Uint8Array(FIRST_CAPACITY)
  /** Days since 2000-01-01. */
  launchedDay = new Int32Array(FIRST_CAPACITY)
  isBestSeller = new Uint8Array(FIRST_CAPACITY)
  isAlive = new Uint8Array(FIRST_CAPACITY)
  /** Bit `n` is the store with id `n`. */
  stores = new Uint32Array(FIRST_CAPACITY)
  /** Start of a row's options; they end at the start of the next row. */
  optionsFrom = new Uint32Array(FIRST_CAPACITY + 1)
  /** Twice the id of an option value, plus one when it is in stock. */
  options = new Uint32Array(FIRST_CAPACITY)

  constructor(path: CategoryPath) {
    this.path = path
  }

  add(row: PackedRow): number {
    const number = this.size++
    const from = this.optionsFrom[number] ?? 0
    this.#makeRoom(from + row.options.length)
    this.id[number] = row.id
    this.brand[number] = row.brand
    this.pricePaise[number] = row.pricePaise
    this.discount[number] = row.discount
    this.ratingTenths[number] = row.ratingTenths
    this.launchedDay[number] = row.launchedDay
    this.isBestSeller[number] = row.isBestSeller ? 1 : 0
    this.isAlive[number] = 1
    this.stores[number] = row.stores
    this.options.set(row.options, from)
    this.optionsFrom[number + 1] = from + row.options.length
    return number
  }

  #makeRoom(options: number): void {
    if (options > this.options.length) this.options = withCapacity(this.options, options)
    if (this.size <= this.id.length) return
    this.id = withCapacity(this.id, this.size)
    this.brand = withCapacity(this.brand, this.size)
    this.pricePaise = withCapacity(this.pricePaise, this.size)
    this.discount = withCapacity(this.discount, this.size)
    this.ratingTenths = withCapacity(this.ratingTenths, this.size)
    this.launchedDay = withCapacity(this.launchedDay, this.size)
    this.isBestSeller = withCapacity(this.isBestSeller, this.size)
    this.isAlive = withCapacity(this.isAlive, this.size)
    this.stores = withCapacity(this.stores, this.size)
    this.optionsFrom = withCapacity(this.optionsFrom, this.size + 1)
  }
}

export function withCapacity<Column extends Int32Array | Uint32Array | Uint16Array | Uint8Array>(
  column: Column,
  length: number,
): Column {
  const larger = new (column.constructor as new (length: number) => Column)(Math.ceil(length * GROWTH))
  larger.set(column)
  return larger
}
