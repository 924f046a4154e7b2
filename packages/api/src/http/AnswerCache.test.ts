import { describe, expect, it, vi } from 'vitest'
import { AnswerCache } from './AnswerCache.ts'
import { CatalogueChanges, type CatalogueState } from './CatalogueState.ts'
import { StoredAnswer } from './StoredAnswer.ts'

const MINUTE = 60_000
const HOUR = 3_600_000

const noise = (length: number) =>
  Array.from({ length: Math.ceil(length / 10) }, () => Math.random().toString(36).slice(2, 12)).join('')

function makeCache(maxBytes = 1_000_000) {
  const clock = { now: 1_000 }
  return { clock, cache: new AnswerCache({ maxBytes, freshMs: MINUTE, staleMs: HOUR, now: () => clock.now }) }
}
const changes = new CatalogueChanges()
const state = (version: number, period = 'Monday') => ({ version, period, changes })
const answer = (text: string) => () => StoredAnswer.of(text)
const textOf = async (stored: StoredAnswer) => (await stored.bytes('identity')).toString()

describe('AnswerCache', () => {
  it('computes an answer once for all clients, until the catalogue changes', async () => {
    const { cache } = makeCache()
    const make = vi.fn(answer('{"made":true}'))
    const asked = await Promise.all([1, 2, 3].map(() => cache.get(state(1), 'a', make)))
    expect(new Set(asked).size).toBe(1)
    await cache.get(state(1), 'a', make)
    expect(make).toHaveBeenCalledTimes(1)
    await cache.get(state(2), 'a', make)
    expect(make).toHaveBeenCalledTimes(2)
    expect(cache.requests).toEqual({ hit: 1, miss: 4 })
  })

  it('does not store a failure', async () => {
    const { cache } = makeCache()
    await expect(cache.get(state(1), 'a', () => Promise.reject(new Error('no database')))).rejects.toThrow(
      'no database',
    )
    expect(await textOf(await cache.get(state(1), 'a', answer('{}')))).toBe('{}')
  })

  it('counts keys, bodies and compressed copies, and never exceeds its bound', async () => {
    const maxBytes = 300_000
    const { cache } = makeCache(maxBytes)
    let most = 0
    for (let n = 0; n < 1_000; n++) {
      const key = `${n}${'k'.repeat(n % 1_200)}`
      const stored = await cache.get(state(1), key, answer(noise(1 + ((n * 37) % 4_000))))
      await cache.bytesOf(key, stored, 'gzip')
      most = Math.max(most, cache.bytes)
    }
    expect(most).toBeLessThanOrEqual(maxBytes)
    expect(most).toBeGreaterThan(maxBytes / 2)
  })

  it('counts a gzip copy when it is added to an answer', async () => {
    const { cache } = makeCache()
    const stored = await cache.get(state(1), 'a', answer(noise(20_000)))
    const before = cache.bytes
    const { length } = await cache.bytesOf('a', stored, 'gzip')
    expect(cache.bytes).toBe(before + length)
  })

  it('adds an overhead to each entry, so that many small ones are bounded too', async () => {
    const { cache } = makeCache(100_000)
    for (let n = 0; n < 500; n++) await cache.get(state(1), `k${n}`, answer('{}'))
    expect(cache.bytes).toBeLessThanOrEqual(100_000)
    const make = vi.fn(answer('{}'))
    await cache.get(state(1), 'k0', make)
    expect(make).toHaveBeenCalledTimes(1)
  })

  it('evicts the least recently used answer first', async () => {
    const { cache } = makeCache(4_500)
    const make = vi.fn(answer('x'.repeat(100)))
    for (const key of ['a', 'b', 'c', 'd', 'a', 'e']) await cache.get(state(1), key, make)
    expect(make).toHaveBeenCalledTimes(5)
    await cache.get(state(1), 'a', make)
    expect(make).toHaveBeenCalledTimes(5)
    await cache.get(state(1), 'b', make)
    expect(make).toHaveBeenCalledTimes(6)
  })

  it('does not store an answer with a very long key', async () => {
    const { cache } = makeCache()
    await cache.get(state(1), 'x'.repeat(15_000), answer('{}'))
    expect(cache.bytes).toBe(0)
  })

  describe('with refreshing', () => {
    function makeRefreshing(graceMs = 0) {
      const clock = { now: 1_000 }
      const failures: unknown[] = []
      const cache = new AnswerCache({
        maxBytes: 1_000_000,
        freshMs: MINUTE,
        refreshedMs: 10 * MINUTE,
        graceMs,
        staleMs: HOUR,
        onRefreshError: (error) => failures.push(error),
        now: () => clock.now,
      })
      const read = async (version: number, text: string, period = 'Monday') => {
        const found = await textOf(await cache.get(state(version, period), 'a', answer(text)))
        await new Promise((resolve) => setTimeout(resolve, 20)) // a new answer is compressed meanwhile
        return found
      }
      return { clock, cache, failures, read }
    }

    it('sends an older answer that still holds, and then the new one', async () => {
      const { clock, cache, read } = makeRefreshing()
      expect(await read(1, 'first')).toBe('first')
      clock.now += MINUTE
      expect(cache.isStored(state(1), 'a')).toBe(true)
      expect(await read(1, 'second')).toBe('first')
      expect(await read(1, 'third')).toBe('second')
    })

    it('sends no answer that is too old, or that ceased to hold', async () => {
      const { clock, read } = makeRefreshing()
      await read(1, 'first')
      clock.now += 10 * MINUTE
      expect(await read(1, 'second')).toBe('second')
      expect(await read(2, 'third')).toBe('third')
    })

    it('sends an answer that held a moment ago, but not for longer, and not across a period', async () => {
      const { clock, read } = makeRefreshing(1_000)
      await read(1, 'first')
      clock.now += 5_000
      await read(1, 'unused')
      clock.now += 999
      expect(await read(2, 'second')).toBe('first')
      expect(await read(2, 'unused')).toBe('second')
      clock.now += 1_000
      expect(await read(3, 'third')).toBe('third')
      expect(await read(3, 'fourth', 'Tuesday')).toBe('fourth')
    })

    it('keeps the answer when its successor fails, and tries again', async () => {
      const { clock, cache, failures, read } = makeRefreshing()
      await read(1, 'first')
      clock.now += MINUTE
      const failing = () => Promise.reject(new Error('busy'))
      expect(await textOf(await cache.get(state(1), 'a', failing))).toBe('first')
      expect(await read(1, 'second')).toBe('first')
      expect(failures).toEqual([new Error('busy')])
      expect(await read(1, 'third')).toBe('second')
    })
  })

  describe('before the next visit', () => {
    const shows =
      (...products: number[]) =>
      () =>
        StoredAnswer.of('{}', { products })

    it('finds what was visited of late and no longer holds, the most visited first', async () => {
      const { cache } = makeCache()
      const changed = new CatalogueChanges()
      const at = (version: number): CatalogueState => ({ version, period: '', changes: changed })
      const visits: [string, number, number][] = [
        ['often', 2, 7],
        ['most often', 3, 7],
        ['once', 1, 7],
        ['another', 3, 8],
      ]
      for (const [key, count, product] of visits) {
        for (let n = 0; n < count; n++) await cache.get(at(1), key, shows(product))
      }
      expect(cache.dropped(at(1))).toEqual([])
      changed.add(2, 0, [[7, 2]])
      expect(cache.dropped(at(2))).toEqual(['most often', 'often', 'once'])
      const before = cache.requests
      await cache.makeAhead(at(2), 'often', shows(7))
      expect(cache.dropped(at(2))).toEqual(['most often', 'once'])
      expect(cache.requests).toEqual(before)
      expect(cache.isStored(at(2), 'often')).toBe(true)
    })

    it('makes no more answers than there were visits, until the next one', async () => {
      const { cache } = makeCache()
      let version = 1
      const visit = () => cache.get(state(version), 'a', answer('{}'))
      await visit()
      await visit()
      const made = async () => {
        let count = 0
        for (let change = 0; change < 5; change++) {
          version += 1
          if (cache.dropped(state(version)).length === 0) continue
          await cache.makeAhead(state(version), 'a', answer('{}'))
          count += 1
        }
        return count
      }
      expect(await made()).toBe(2)
      await visit()
      expect(await made()).toBe(3)
    })

    it('forgets visits of long ago', async () => {
      const { cache, clock } = makeCache()
      for (let n = 0; n < 5; n++) await cache.get(state(1), 'a', shows())
      clock.now += HOUR / 2
      expect(cache.dropped(state(2))).toEqual([])
    })

    it('keeps the old answer when the new one fails', async () => {
      const failures: unknown[] = []
      const cache = new AnswerCache({
        maxBytes: 100_000,
        freshMs: MINUTE,
        staleMs: HOUR,
        onRefreshError: (error) => failures.push(error),
      })
      await cache.get(state(1), 'a', answer('old'))
      await cache.makeAhead(state(2), 'a', () => Promise.reject(new Error('busy')))
      expect(failures).toEqual([new Error('busy')])
      expect(cache.stale('a')).toBeDefined()
    })

    it('sends a dropped answer for as long as it may after the last look at which it held', async () => {
      const clock = { now: 1_000 }
      const cache = new AnswerCache({
        maxBytes: 100_000,
        freshMs: MINUTE,
        graceMs: 1_000,
        staleMs: HOUR,
        now: () => clock.now,
      })
      await cache.get(state(1), 'a', answer('old'))
      clock.now += 30_000
      cache.dropped(state(1))
      clock.now += 999
      expect(cache.isStored(state(2), 'a')).toBe(true)
      clock.now += 1
      expect(cache.isStored(state(2), 'a')).toBe(false)
    })
  })

  it('drops expired entries with the next write', async () => {
    const { cache, clock } = makeCache()
    for (let n = 0; n < 20; n++) await cache.get(state(1), `k${n}`, answer(noise(2_000)))
    const full = cache.bytes
    clock.now += HOUR + 1
    await cache.get(state(1), 'new', answer('{}'))
    expect(cache.bytes).toBeLessThan(full / 10)
  })

  it('does not let an answer of an older catalogue overwrite a newer answer', async () => {
    const { cache, clock } = makeCache()
    let finish: (stored: StoredAnswer) => void = () => undefined
    const old = cache.get(state(1), 'a', () => new Promise((resolve) => (finish = resolve)))
    clock.now += 1
    expect(await textOf(await cache.get(state(2), 'a', answer('new')))).toBe('new')
    finish(await StoredAnswer.of('old'))
    expect(await textOf(await old)).toBe('old')
    expect(await textOf(await cache.get(state(2), 'a', answer('newer')))).toBe('new')
  })

  it('computes an answer again when it is too old', async () => {
    const { cache, clock } = makeCache()
    const make = vi.fn(answer('{}'))
    await cache.get(state(1), 'a', make)
    clock.now += MINUTE
    await cache.get(state(1), 'a', make)
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('sends a stale answer while the state of the catalogue is unknown, and stores nothing', async () => {
    const { cache, clock } = makeCache()
    await cache.get(state(1), 'a', answer('old'))
    clock.now += HOUR / 2
    expect(await textOf(await cache.get(undefined, 'a', answer('new')))).toBe('old')
    await cache.get(undefined, 'b', answer('b'))
    const make = vi.fn(answer('b'))
    await cache.get(undefined, 'b', make)
    expect(make).toHaveBeenCalledTimes(1)
  })
})
