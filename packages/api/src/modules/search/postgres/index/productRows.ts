/** Product row as the database packs it; see `readProductRows`. */
export interface PackedRow {
  id: number
  isActive: boolean
  main: number
  sub: number
  child: number
  brand: number
  pricePaise: number
  discount: number
  ratingTenths: number
  launchedDay: number
  isBestSeller: boolean
  /** Bit `n` is the store with id `n`. */
  stores: number
  /** Twice the id of an option value, plus one when it is in stock. */
  options: number[]
}

const STORE_ID_MAX = 31

/** Unpacks rows of the repository: big-endian 32-bit numbers and arrays of them. */
export function* unpackRows(bytes: Buffer): Generator<PackedRow> {
  let at = 0
  const int = () => {
    const value = bytes.readInt32BE(at)
    at += 4
    return value
  }
  /** PostgreSQL's `array_send`: dimensions, flags, type; then, unless empty, length and lower bound; each value after its size. */
  const array = () => {
    const dimensions = int()
    at += 8
    if (dimensions === 0) return []
    const length = int()
    at += 4
    return Array.from({ length }, () => {
      at += 4
      return int()
    })
  }
  while (at < bytes.length) {
    const row = {
      id: int(),
      isActive: int() === 1,
      main: int(),
      sub: int(),
      child: int(),
      brand: int(),
      pricePaise: int(),
      discount: int(),
      ratingTenths: int(),
      launchedDay: int(),
      isBestSeller: int() === 1,
    }
    const stores = array().reduce((bits, store) => bits | storeBit(store), 0) >>> 0
    const options = array()
    const available = new Set(array())
    yield { ...row, stores, options: options.map((option) => option * 2 + (available.has(option) ? 1 : 0)) }
  }
}

export function storeBit(store: number): number {
  if (store > STORE_ID_MAX) throw new RangeError(`A store's id must be at most ${STORE_ID_MAX}: ${store}`)
  return (1 << store) >>> 0
}
