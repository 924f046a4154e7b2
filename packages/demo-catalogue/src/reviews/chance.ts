/** Number from 0 to below 1, always the same for a key. */
export function chance(key: string): number {
  // FNV-1a, and the last steps of murmur3: keys that differ at their end differ everywhere.
  let value = 0x811c9dc5
  for (let index = 0; index < key.length; index++)
    value = Math.imul(value ^ key.charCodeAt(index), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return ((value ^ (value >>> 16)) >>> 0) / 4_294_967_296
}

/** The items in an order of their own for each key. */
export function shuffled<T>(items: readonly T[], key: string): T[] {
  return items
    .map((item, index) => ({ item, place: chance(`${key} ${index}`) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)
}
