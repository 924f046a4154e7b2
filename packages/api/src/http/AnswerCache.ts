import { LRUCache } from 'lru-cache'
import type { StoredAnswer } from './StoredAnswer.ts'

/** Longer keys do not occur in practice: their answers are not stored. */
const KEY_MAX_LENGTH = 1_000
/** Estimated memory of an entry besides its key and bytes. */
const ENTRY_BYTES = 1_000

interface Entry {
  answer: StoredAnswer
  epoch: string
  /** Start of the computation: the answer may show data this old. */
  storedAt: number
}

export interface AnswerCacheOptions {
  /** Bound of keys, bodies and compressed copies together. */
  maxBytes: number
  freshMs: number
  /** A stale answer remains for this long, for times when the database is unavailable. */
  staleMs: number
  now?: () => number
}

/**
 * Answers that are equal for all clients, bounded by bytes: the least recently used leave first, expired ones with the next
 * write. An answer belongs to an epoch (a version of the catalogue, a day) and is fresh in that epoch only. Concurrent requests
 * for a missing answer wait for one computation.
 */
export class AnswerCache {
  readonly #options: Required<AnswerCacheOptions>
  readonly #entries: LRUCache<string, Entry>
  readonly #making = new Map<string, Promise<StoredAnswer>>()
  #purgedAt = -Infinity

  constructor({ now = () => performance.now(), ...options }: AnswerCacheOptions) {
    this.#options = { now, ...options }
    this.#entries = new LRUCache<string, Entry>({
      maxSize: options.maxBytes,
      maxEntrySize: Math.ceil(options.maxBytes / 4),
      sizeCalculation: ({ answer }, key) => ENTRY_BYTES + 2 * key.length + answer.size,
      ttl: options.staleMs,
      ttlResolution: 0,
      perf: { now },
    })
  }

  get bytes(): number {
    return this.#entries.calculatedSize
  }

  /** `epoch` is undefined while the database is unavailable: then a stale answer is sent, and a new answer is not stored. */
  async get(
    epoch: string | undefined,
    key: string,
    make: () => Promise<StoredAnswer>,
    isStorable: (answer: StoredAnswer) => boolean = () => true,
  ): Promise<StoredAnswer> {
    const entry = this.#entries.get(key)
    if (entry !== undefined && this.#isGood(entry, epoch)) return entry.answer
    const makingKey = `${epoch} ${key}`
    let making = this.#making.get(makingKey)
    if (making === undefined) {
      const began = this.#options.now()
      making = make()
        .then((answer) => {
          if (epoch !== undefined && isStorable(answer)) this.#store(key, { answer, epoch, storedAt: began })
          return answer
        })
        .finally(() => this.#making.delete(makingKey))
      this.#making.set(makingKey, making)
    }
    return making
  }

  /** True when `get` would answer from the cache. */
  isStored(epoch: string | undefined, key: string): boolean {
    const entry = this.#entries.peek(key)
    return entry !== undefined && this.#isGood(entry, epoch)
  }

  stale(key: string): StoredAnswer | undefined {
    return this.#entries.get(key)?.answer
  }

  /** The bytes of an answer. Its size is counted again when a compressed copy joins them. */
  async bytesOf(key: string, answer: StoredAnswer, encoding: Parameters<StoredAnswer['bytes']>[0]) {
    const before = answer.size
    const bytes = await answer.bytes(encoding)
    const entry = this.#entries.peek(key)
    if (answer.size !== before && entry?.answer === answer) {
      this.#entries.set(key, { ...entry }, { noUpdateTTL: true })
    }
    return bytes
  }

  #isGood({ epoch, storedAt }: Entry, current: string | undefined): boolean {
    if (current === undefined) return true
    return epoch === current && this.#options.now() - storedAt < this.#options.freshMs
  }

  #store(key: string, entry: Entry): void {
    const newer = this.#entries.peek(key)
    if (key.length > KEY_MAX_LENGTH || (newer !== undefined && newer.storedAt > entry.storedAt)) return
    const now = this.#options.now()
    if (now - this.#purgedAt >= this.#options.freshMs) {
      this.#purgedAt = now
      this.#entries.purgeStale()
    }
    this.#entries.set(key, entry)
  }
}
