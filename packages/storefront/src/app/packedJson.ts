type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

interface Packed {
  /** Keys of objects; an object begins with the place of its keys here. */
  shapes: string[][]
  value: Json
}

/** What begins a list, in place of the keys of an object. */
const LIST = -1

/** JSON in which each list of keys is written once: cards, variants and facets have the same ones hundreds of times. */
export function toPackedJson(value: unknown): string {
  const places = new Map<string, number>()
  const shapes: string[][] = []
  const placeOf = (keys: string[]) => {
    const name = JSON.stringify(keys)
    const known = places.get(name)
    if (known !== undefined) return known
    places.set(name, shapes.length)
    return shapes.push(keys) - 1
  }
  const pack = (part: unknown): Json => {
    if (typeof part !== 'object' || part === null) return (part ?? null) as Json
    if (Array.isArray(part)) return [LIST, ...part.map(pack)]
    const keys: string[] = []
    const packed: Json[] = [0]
    for (const [key, own] of Object.entries(part)) {
      if (own === undefined) continue
      keys.push(key)
      packed.push(pack(own))
    }
    packed[0] = placeOf(keys)
    return packed
  }
  const packed = pack(value)
  return JSON.stringify({ shapes, value: packed } satisfies Packed)
}

export function fromPackedJson(text: string): unknown {
  const { shapes, value } = JSON.parse(text) as Packed
  const unpack = (part: Json): unknown => {
    if (!Array.isArray(part)) return part
    const [first, ...parts] = part as [number, ...Json[]]
    if (first === LIST) return parts.map(unpack)
    return Object.fromEntries((shapes[first] ?? []).map((key, index) => [key, unpack(parts[index] ?? null)]))
  }
  return unpack(value)
}
