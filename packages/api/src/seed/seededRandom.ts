/** Deterministic random numbers for a key, so that every seeded shop is the same. */
export interface SeededRandom {
  next: () => number
  between: (min: number, max: number) => number
  pick: <T>(items: readonly [T, ...T[]]) => T
}

export function seededRandom(key: string): SeededRandom {
  let state = hash(key)
  const next = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return { next, between, pick: (items) => items[between(0, items.length - 1)] ?? items[0] }
}

// FNV-1a
function hash(key: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < key.length; index++)
    value = Math.imul(value ^ key.charCodeAt(index), 0x01000193)
  return value >>> 0
}
