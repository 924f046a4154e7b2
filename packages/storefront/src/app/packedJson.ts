type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

interface Packed {
  /** Keys of objects; an object begins with the place of its keys here. */
  shapes: string[][]
  value: Json
}

/** What begins a list, in place of the keys of an object: no place. */
const LIST = -1

/**
 * What begins a list of objects with the same keys, whose values follow each other: a number below `LIST` for the place of the keys. Of such a
 * number it gives back the place.
 */
const rowsOf = (place: number) => LIST - 1 - place

/** Lists of keys that begin alike share the way to their place. */
interface KeyNode {
  next: Map<string, KeyNode>
  place: number | undefined
}

const newNode = (): KeyNode => ({ next: new Map(), place: undefined })

function nodeAfter({ next }: KeyNode, key: string): KeyNode {
  const known = next.get(key)
  if (known !== undefined) return known
  const node = newNode()
  next.set(key, node)
  return node
}

/** JSON in which each list of keys is written once: cards, variants and facets have the same ones hundreds of times. */
export function toPackedJson(value: unknown): string {
  const root = newNode()
  const shapes: string[][] = []
  const pack = (part: unknown): Json => {
    if (typeof part !== 'object' || part === null) return (part ?? null) as Json
    if (Array.isArray(part)) return packList(part.map(pack))
    const object = part as Record<string, unknown>
    const keys = Object.keys(object).filter((key) => object[key] !== undefined)
    const node = keys.reduce(nodeAfter, root)
    node.place ??= shapes.push(keys) - 1
    const packed: Json[] = [node.place]
    for (const key of keys) packed.push(pack(object[key]))
    return packed
  }
  const packList = (parts: readonly Json[]): Json => {
    const place = placeOf(parts[0])
    const isRows = shapes[place]?.length && parts.every((part) => placeOf(part) === place)
    if (!isRows) return [LIST, ...parts]
    const rows: Json[] = [rowsOf(place)]
    for (const part of parts) rows.push(...(part as Json[]).slice(1))
    return rows
  }
  const packed = pack(value)
  return JSON.stringify({ shapes, value: packed } satisfies Packed)
}

/** The place of a packed object's keys. Lists and other values have none. */
const placeOf = (part: Json | undefined) => (Array.isArray(part) ? Number(part[0]) : LIST)

export function fromPackedJson(text: string): unknown {
  const { shapes, value } = JSON.parse(text) as Packed
  const toObject = (keys: readonly string[], values: readonly Json[]) =>
    Object.fromEntries(keys.map((key, index) => [key, unpack(values[index] ?? null)]))
  const unpack = (part: Json): unknown => {
    if (!Array.isArray(part)) return part
    const [first, ...values] = part as [number, ...Json[]]
    const keys = shapes[first]
    if (keys !== undefined) return toObject(keys, values)
    const rowKeys = shapes[rowsOf(first)]
    if (rowKeys === undefined) return values.map(unpack)
    const { length } = rowKeys
    return Array.from({ length: values.length / length }, (_, row) =>
      toObject(rowKeys, values.slice(row * length, (row + 1) * length)),
    )
  }
  return unpack(value)
}
