import { LRUCache } from 'lru-cache'
import { stillHolds, type CatalogueState } from './CatalogueState.ts'
import type { Encoding, StoredAnswer } from './StoredAnswer.ts'
import { Visits } from './Visits.ts'

/** Longer keys do not occur in practice: their answers are not stored. */
const KEY_MAX_LENGTH = 1_000
/** Estimated memory of an entry besides its key and bytes. */
const ENTRY_BYTES = 1_000

interface Entry {
  answer: StoredAnswer
  madeIn: CatalogueState
  /** Start of the computation: the answer may show data this old. */
  storedAt: number
  /** Last time at which it was known to hold. */
  heldAt: number
  visits: Visits
}

export interface AnswerCacheOptions {
  /** Bound of keys, bodies and compressed copies together. */
  maxBytes: number
  freshMs: number
  /** An older answer that still holds is sent while a new one is computed, until it is this old. Without it, none is. */
  refreshedMs?: number
  /** Also an answer that has just ceased to hold is sent meanwhile, if it held this long ago. */
  graceMs?: number
  /** Called when the new answer fails to be computed. The next request for it tries again. */
  onRefreshError?: (error: unknown) => void
  /** A stale answer remains for this long, for times when the database is unavailable. */
  staleMs: number
  now?: () => number
}

/**
 * Answers that are equal for all clients, bounded by bytes: the least recently used leave first, expired ones with the next
 * write. An answer is fresh until the catalogue changes in a way that concerns it. Concurrent requests for a missing answer wait
 * for one computation.
 */
export class AnswerCache {
  readonly #options: Required<AnswerCacheOptions>
  readonly #entries: LRUCache<string, Entry>
  readonly #making = new Map<string, Promise<StoredAnswer>>()
  #purgedAt = -Infinity
  #hits = 0
  #misses = 0

  constructor({ now = () => performance.now(), ...options }: AnswerCacheOptions) {
    this.#options = {
      now,
      refreshedMs: options.freshMs,
      graceMs: 0,
      onRefreshError: () => undefined,
      ...options,
    }
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

  /** Calls of `get` that found a fresh answer, and all others. */
  get requests(): { hit: number; miss: number } {
    return { hit: this.#hits, miss: this.#misses }
  }

  /** `state` is undefined while the database is unavailable: then a stale answer is sent, and a new answer is not stored. */
  async get(
    state: CatalogueState | undefined,
    key: string,
    make: () => Promise<StoredAnswer>,
    isStorable?: (answer: StoredAnswer) => boolean,
  ): Promise<StoredAnswer> {
    const entry = this.#entries.get(key)
    entry?.visits.add(this.#options.now())
    const use = entry === undefined ? 'none' : this.#useOf(entry, state)
    if (entry === undefined || use === 'none') {
      this.#misses += 1
      return this.#make(state, key, make, isStorable)
    }
    this.#hits += 1
    if (use === 'refresh') this.#make(state, key, make, isStorable).catch(this.#options.onRefreshError)
    return entry.answer
  }

  /**
   * Keys of answers that were visited of late and no longer hold, the most visited first. All others are known to hold now,
   * which begins their `graceMs` anew.
   */
  dropped(state: CatalogueState): string[] {
    const now = this.#options.now()
    const found: { key: string; recent: number }[] = []
    for (const [key, entry] of this.#entries.entries()) {
      if (stillHolds(entry.answer, entry.madeIn, state)) entry.heldAt = now
      else if (entry.visits.areExpected(now)) found.push({ key, recent: entry.visits.recent(now) })
    }
    return found.toSorted((one, other) => other.recent - one.recent).map(({ key }) => key)
  }

  /** Computes an answer before its next visit. A failure keeps the old one. */
  async makeAhead(
    state: CatalogueState,
    key: string,
    make: () => Promise<StoredAnswer>,
    isStorable?: (answer: StoredAnswer) => boolean,
  ): Promise<void> {
    this.#entries.peek(key)?.visits.addAhead()
    await this.#make(state, key, make, isStorable).catch(this.#options.onRefreshError)
  }

  /** One computation for all requests that wait for it. */
  #make(
    state: CatalogueState | undefined,
    key: string,
    make: () => Promise<StoredAnswer>,
    isStorable: (answer: StoredAnswer) => boolean = () => true,
  ): Promise<StoredAnswer> {
    const makingKey = `${state?.version} ${state?.period} ${key}`
    let making = this.#making.get(makingKey)
    if (making === undefined) {
      const began = this.#options.now()
      making = make()
        .then((answer) => {
          if (state !== undefined && isStorable(answer))
            this.#store(key, {
              answer,
              madeIn: state,
              storedAt: began,
              heldAt: began,
              visits: this.#visitsOf(key),
            })
          return answer
        })
        .finally(() => this.#making.delete(makingKey))
      this.#making.set(makingKey, making)
    }
    return making
  }

  /** True when `get` would answer from the cache. */
  isStored(state: CatalogueState | undefined, key: string): boolean {
    const entry = this.#entries.peek(key)
    return entry !== undefined && this.#useOf(entry, state) !== 'none'
  }

  stale(key: string): StoredAnswer | undefined {
    return this.#entries.get(key)?.answer
  }

  /** The bytes of an answer. Its size is counted again when its copies change. */
  async bytesOf(key: string, answer: StoredAnswer, encoding: Encoding): Promise<Buffer> {
    return this.#counted(key, answer, () => answer.bytes(encoding))
  }

  /** The same for a call of the server itself. */
  async textOf(key: string, answer: StoredAnswer): Promise<Buffer> {
    return this.#counted(key, answer, () => answer.text())
  }

  async #counted(key: string, answer: StoredAnswer, read: () => Promise<Buffer>): Promise<Buffer> {
    const before = answer.size
    const bytes = await read()
    const entry = this.#entries.peek(key)
    if (answer.size !== before && entry?.answer === answer) {
      this.#entries.set(key, { ...entry }, { noUpdateTTL: true })
    }
    return bytes
  }

  /** Whether an answer is sent, and whether a new one is computed meanwhile. */
  #useOf(entry: Entry, state: CatalogueState | undefined): 'send' | 'refresh' | 'none' {
    if (state === undefined) return 'send'
    const { freshMs, refreshedMs, graceMs } = this.#options
    const now = this.#options.now()
    const age = now - entry.storedAt
    if (age >= refreshedMs) return 'none'
    if (stillHolds(entry.answer, entry.madeIn, state)) {
      entry.heldAt = now
      return age < freshMs ? 'send' : 'refresh'
    }
    return entry.madeIn.period === state.period && now - entry.heldAt < graceMs ? 'refresh' : 'none'
  }

  /** An answer takes over the visits of the one before. The first one is made for a visit. */
  #visitsOf(key: string): Visits {
    const known = this.#entries.peek(key)?.visits
    if (known !== undefined) return known
    const visits = new Visits()
    visits.add(this.#options.now())
    return visits
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
