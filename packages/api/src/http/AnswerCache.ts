import { LRUCache } from 'lru-cache'
import type { StoredAnswer } from './StoredAnswer.ts'

/** Longer keys are nobody's real question: their answers are made, and not stored. */
const KEY_MAX_LENGTH = 1_000
/** Memory that an entry takes besides its key and bytes. */
const ENTRY_BYTES = 1_000

interface Entry {
  answer: StoredAnswer
  epoch: string
  /** When its making began: what it shows is as old as that. */
  storedAt: number
}

export interface AnswerCacheOptions {
  /** Keys, bodies and compressed copies together never take more than this. */
  maxBytes: number
  /** An answer is sent for so long. */
  freshMs: number
  /** An older one is kept for so long, for a database that is away. */
  staleMs: number
  now?: () => number
}

/**
 * Finished answers that are the same for everyone, bounded by bytes: the least recently used leave first, expired ones with the
 * next write. An answer belongs to an epoch (a version of the catalogue, a day) and is not sent in another one. Requests
 * for an answer that is being made wait for it.
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

  /** Bytes that count against the bound. */
  get bytes(): number {
    return this.#entries.calculatedSize
  }

  /**
   * The stored answer of `key`, made if there is none. `epoch` is undefined while the database does not tell it: an old answer
   * is then better than none, and a new one is not stored. Neither is one that `isStorable` refuses.
   */
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

  /** Whether `get` would answer without making anything. */
  isStored(epoch: string | undefined, key: string): boolean {
    const entry = this.#entries.peek(key)
    return entry !== undefined && this.#isGood(entry, epoch)
  }

  /** The last answer of `key`, however old. */
  stale(key: string): StoredAnswer | undefined {
    return this.#entries.get(key)?.answer
  }

  /** The bytes of an answer, counted anew when a compressed copy joins them. */
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
