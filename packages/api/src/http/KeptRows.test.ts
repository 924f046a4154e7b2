import { describe, expect, it, vi } from 'vitest'
import { CatalogueChanges, type CatalogueState } from './CatalogueState.ts'
import { KeptRows } from './KeptRows.ts'

const MAX_AGE_MS = 20_000

interface Row {
  price: number
}

function makeShop({ maxBytes = 1_000_000 } = {}) {
  const changes = new CatalogueChanges()
  const shop = {
    now: 1_000,
    prices: new Map(Array.from({ length: 1_000 }, (_, index) => [index + 1, 100])),
    state: { version: 1, period: 'Monday', changes } as CatalogueState | undefined,
    /** A change of one product, or without one of everything. */
    change(id?: number) {
      const version = (shop.state?.version ?? 0) + 1
      changes.add(version, id === undefined ? version : 1, id === undefined ? [] : [[id, version]])
      shop.state = { version, period: 'Monday', changes }
    },
  }
  const read = vi.fn(async (keys: readonly number[]): Promise<ReadonlyMap<number, Row>> => {
    return new Map(
      keys.flatMap((key) => {
        const price = shop.prices.get(key)
        return price === undefined ? [] : [[key, { price }]]
      }),
    )
  })
  const rows = new KeptRows<Row>({
    maxBytes,
    maxAgeMs: MAX_AGE_MS,
    state: async () => shop.state,
    read,
    productsOf: (key) => [key],
    now: () => shop.now,
  })
  return { shop, read, rows }
}

describe('KeptRows', () => {
  it('reads only the rows that it does not have', async () => {
    const { rows, read } = makeShop()
    await rows.get([1, 2])
    expect([...(await rows.get([2, 3, 1])).keys()].toSorted()).toEqual([1, 2, 3])
    expect(read.mock.calls).toEqual([[[1, 2]], [[3]]])
    expect(rows.requests).toEqual({ hit: 2, miss: 3 })
    await rows.get([])
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('reads a row again when its product or everything has changed', async () => {
    const { shop, rows, read } = makeShop()
    await rows.get([1, 2])
    shop.prices.set(1, 90)
    shop.change(1)
    expect((await rows.get([1, 2])).get(1)).toEqual({ price: 90 })
    expect(read).toHaveBeenLastCalledWith([1])
    shop.change()
    await rows.get([1, 2])
    expect(read).toHaveBeenLastCalledWith([1, 2])
  })

  it('reads a row again in another period, and when it is too old', async () => {
    const { shop, rows, read } = makeShop()
    await rows.get([1])
    if (shop.state !== undefined) shop.state = { ...shop.state, period: 'Tuesday' }
    await rows.get([1])
    shop.now += MAX_AGE_MS
    await rows.get([1])
    expect(read).toHaveBeenCalledTimes(2)
    shop.now += 1
    await rows.get([1])
    expect(read).toHaveBeenCalledTimes(3)
  })

  it('keeps no row that changed while it was read', async () => {
    const { shop, rows, read } = makeShop()
    read.mockImplementationOnce(async () => {
      shop.prices.set(1, 90)
      shop.change(1)
      return new Map([[1, { price: 100 }]])
    })
    await rows.get([1])
    expect((await rows.get([1])).get(1)).toEqual({ price: 90 })
  })

  it('forgets a row that the database no longer has', async () => {
    const { shop, rows } = makeShop()
    await rows.get([1])
    shop.prices.delete(1)
    shop.change(1)
    expect((await rows.get([1])).size).toBe(0)
  })

  it('keeps nothing while the state of the catalogue is unknown', async () => {
    const { shop, rows, read } = makeShop()
    await rows.get([1])
    const known = shop.state
    shop.state = undefined
    shop.prices.set(1, 90)
    expect((await rows.get([1])).get(1)).toEqual({ price: 90 })
    shop.state = known
    await rows.get([2])
    expect(read).toHaveBeenCalledTimes(3)
  })

  it('never exceeds its bound', async () => {
    const maxBytes = 20_000
    const { shop, rows } = makeShop({ maxBytes })
    let most = 0
    for (const key of shop.prices.keys()) {
      await rows.get([key])
      most = Math.max(most, rows.bytes)
    }
    expect(most).toBeLessThanOrEqual(maxBytes)
    expect(most).toBeGreaterThan(maxBytes / 2)
  })
})
