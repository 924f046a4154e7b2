import { LRUCache } from 'lru-cache'

export interface KeptOptions<Value extends {}> {
  maxBytes: number
  /** Longest time for which a value is kept, in ms. */
  maxAgeMs: number
  /** Estimated memory of a value besides its key. */
  bytesOf: (value: Value) => number
}

/** Estimated memory of an entry besides its key and its value. */
const ENTRY_BYTES = 300

/** Values that hold until the catalogue changes, for a while. Those who ask for the same at the same time wait for one. */
export class Kept<Value extends {}> {
  #version: number | undefined
  readonly #kept: LRUCache<string, Value>
  readonly #coming = new Map<string, Promise<Value>>()

  constructor({ maxBytes, maxAgeMs, bytesOf }: KeptOptions<Value>) {
    this.#kept = new LRUCache<string, Value>({
      maxSize: maxBytes,
      sizeCalculation: (value, key) => ENTRY_BYTES + 2 * key.length + bytesOf(value),
      ttl: maxAgeMs,
    })
  }

  /** The value, if it is there. */
  peek(version: number, key: string): Value | undefined {
    return version === this.#version ? this.#kept.get(key) : undefined
  }

  /** The value of products as they are in `version`. */
  async get(version: number, key: string, find: () => Promise<Value>): Promise<Value> {
    if (version !== this.#version) {
      this.#kept.clear()
      this.#coming.clear()
    }
    this.#version = version
    const known = this.#kept.get(key) ?? this.#coming.get(key)
    if (known !== undefined) return known
    const coming = find()
    this.#coming.set(key, coming)
    const isCurrent = () => this.#coming.get(key) === coming
    try {
      const value = await coming
      if (isCurrent()) this.#kept.set(key, value)
      return value
    } finally {
      if (isCurrent()) this.#coming.delete(key)
    }
  }

  /** The values of several things, by their keys. Those that nobody has asked for are found together. */
  async getEach<Thing>(
    version: number,
    things: readonly Thing[],
    keyOf: (thing: Thing) => string,
    findTogether: (things: readonly Thing[]) => Promise<readonly Value[]>,
  ): Promise<Value[]> {
    const unknown: Thing[] = []
    // Begins when all keys have been looked up.
    const found = Promise.resolve().then(() => (unknown.length > 0 ? findTogether(unknown) : []))
    return Promise.all(
      things.map((thing) => {
        const key = keyOf(thing)
        return this.get(version, key, async () => {
          const at = unknown.push(thing) - 1
          const value = (await found)[at]
          if (value === undefined) throw new Error(`Nothing was found for ${key}`)
          return value
        })
      }),
    )
  }
}
