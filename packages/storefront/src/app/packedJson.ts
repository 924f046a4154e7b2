type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

interface Packed {
  /** Keys of objects; an object begins with the place of its keys here. */
  shapes: string[][]
  value: Json
}

/** What begins a list, in place of the keys of an object: no place. */
const LIST = -1

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
    if (Array.isArray(part)) return [LIST, ...part.map(pack)]
    const object = part as Record<string, unknown>
    const keys = Object.keys(object).filter((key) => object[key] !== undefined)
    const node = keys.reduce(nodeAfter, root)
    node.place ??= shapes.push(keys) - 1
    return [node.place, ...keys.map((key) => pack(object[key]))]
  }
  const packed = pack(value)
  return JSON.stringify({ shapes, value: packed } satisfies Packed)
}

export function fromPackedJson(text: string): unknown {
  const { shapes, value } = JSON.parse(text) as Packed
  const unpack = (part: Json): unknown => {
    if (!Array.isArray(part)) return part
    const keys = shapes[Number(part[0])]
    if (keys === undefined) return part.slice(1).map(unpack)
    return Object.fromEntries(keys.map((key, index) => [key, unpack(part[index + 1] ?? null)]))
  }
  return unpack(value)
}
