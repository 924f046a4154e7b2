import { describe, expect, it } from 'vitest'
import { everyProduct } from '#modules/products/everyProduct.ts'
import { bytesOfListing, KeptCounts, KeptPages } from './KeptCounts.ts'
import type { Counts, ListRequest } from '../SearchEngine.ts'

type List = Pick<ListRequest, 'filter' | 'categories'>

const list = (filter: Partial<ListRequest['filter']> = {}): List => ({
  filter: { ...everyProduct, ...filter },
  categories: { within: undefined, children: 'main' },
})

const countsOf = (total: number): Counts => ({
  total,
  brands: new Map(),
  categories: new Map(),
  options: new Map(),
  optionGroups: [],
  pricePaise: undefined,
  discounts: new Uint32Array(101),
  ratings: new Uint32Array(51),
})

describe('KeptCounts', () => {
  it('counts each list once until the catalogue changes', async () => {
    const counts = new KeptCounts()
    const first = await counts.get(1, list(), async () => countsOf(1))
    expect(await counts.get(1, list(), async () => countsOf(2))).toBe(first)
    expect((await counts.get(2, list(), async () => countsOf(2))).total).toBe(2)
  })

  it('counts each offer by itself, and anew after its end', async () => {
    const counts = new KeptCounts()
    let times = 0
    const ask = async (id: number, productIds: number[]) =>
      (await counts.get(1, list({ offer: { id, productIds } }), async () => countsOf(++times))).total
    expect([await ask(1, [5]), await ask(1, [5]), await ask(2, [5]), await ask(1, [])]).toEqual([1, 1, 2, 3])
  })

  it('counts a list once for all who ask at the same time', async () => {
    const counts = new KeptCounts()
    let times = 0
    const ask = () => counts.get(1, list(), async () => countsOf(++times))
    expect((await Promise.all([ask(), ask(), ask()])).map(({ total }) => total)).toEqual([1, 1, 1])
  })

  it('does not keep what was counted before a change', async () => {
    const counts = new KeptCounts()
    const waiting: ((late: Counts) => void)[] = []
    const late = counts.get(1, list(), () => new Promise((resolve) => waiting.push(resolve)))
    await counts.get(2, list(), async () => countsOf(2))
    waiting[0]?.(countsOf(1))
    expect((await late).total).toBe(1)
    expect((await counts.get(2, list(), async () => countsOf(3))).total).toBe(2)
  })

  it('counts again after a failure', async () => {
    const counts = new KeptCounts()
    const failing = counts.get(1, list(), () => Promise.reject(new Error('no answer')))
    await expect(failing).rejects.toThrow('no answer')
    expect((await counts.get(1, list(), async () => countsOf(1))).total).toBe(1)
  })

  it('counts lists with other filters, options or scopes separately', async () => {
    const counts = new KeptCounts()
    const lists = [
      list(),
      list({ brandIds: [8] }),
      list({ options: new Map([['Size', [1]]]) }),
      list({ options: new Map([['Size', [2]]]) }),
      list({ price: { min: 1, max: undefined } }),
      { ...list(), categories: { within: undefined, children: 'sub' as const } },
    ]
    for (const [number, one] of lists.entries()) await counts.get(1, one, async () => countsOf(number))
    const again = await Promise.all(lists.map((one) => counts.get(1, one, async () => countsOf(-1))))
    expect(again.map(({ total }) => total)).toEqual([0, 1, 2, 3, 4, 5])
  })
})

it('finds a page of a search once, and other pages and orders separately', async () => {
  const pages = new KeptPages(bytesOfListing)
  let times = 0
  const get = (page: number, sort: ListRequest['sort'] = 'recommended_desc') =>
    pages.get(1, { ...list(), page, limit: 24, sort }, async () => ({ ids: [++times], counts: countsOf(1) }))
  const found = [await get(1), await get(1), await get(2), await get(1, 'price_asc')]
  expect(found.map(({ ids }) => ids[0])).toEqual([1, 1, 2, 3])
})
