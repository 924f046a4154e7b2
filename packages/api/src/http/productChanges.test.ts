import { setTimeout as pause } from 'node:timers/promises'
import type { ProductCardWire } from '@shop/contract/products.schema'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findProductCards } from '#modules/products/productCards.repository.ts'
import { setStock } from '#database/setStock.ts'
import { useApp } from '#testing/useApp.ts'
import { CatalogueChanges, stillHolds, type CatalogueState } from './CatalogueState.ts'
import { StoredAnswer } from './StoredAnswer.ts'

const { db, get } = useApp()

const LIST = '/api/products?limit=24&sort=price_asc'
const ELSEWHERE = '/api/mainCategories'

interface List {
  data: ProductCardWire[]
}

/** Which of the addresses the app computes, instead of sending a cached answer. */
async function computed(...urls: string[]): Promise<string[]> {
  const made = vi.spyOn(StoredAnswer, 'ofText')
  const found: string[] = []
  for (const url of urls) {
    made.mockClear()
    await get(url)
    if (made.mock.calls.length > 0) found.push(url)
  }
  made.mockRestore()
  return found
}

const review = (productId: number, author: string) => sql`
  insert into review (product_id, author_name, rating, title, body) values (${productId}, ${author}, 1, 'T', 'B')`

/** Sets what both stores have of every variant of a product. */
async function stockUp(productId: number, units: number): Promise<void> {
  const { rows } = await db().execute<{ id: number }>(
    sql`select id from variant where product_id = ${productId} order by id`,
  )
  await db().transaction(async (tx) => {
    await setStock(
      tx,
      rows.flatMap(({ id }) => [1, 2].map((storeId) => ({ storeId, variantId: id, quantity: units }))),
    )
  })
}

describe('a change of single products', () => {
  let listed: number
  let unlisted: number
  let all: string[]

  beforeEach(async () => {
    const { data } = await get<List>(LIST)
    const ids = data.map(({ id }) => id)
    listed = Number(ids[3])
    const { rows } = await db().execute<{ id: number }>(sql`
      select id from product where in_stock and not id = any (${sql.param(ids)}::int[]) order by id desc limit 1`)
    unlisted = Number(rows[0]?.id)
    all = [
      LIST,
      ELSEWHERE,
      `/api/products/${listed}`,
      `/api/products/${listed}/reviews`,
      `/api/products/${unlisted}`,
    ]
    await computed(...all)
  })

  afterEach(() => vi.restoreAllMocks())

  it('drops what shows a reviewed product, and nothing else', async () => {
    expect(await computed(...all)).toEqual([])
    await db().execute(review(listed, 'Asha'))
    expect(await computed(...all)).toEqual([
      LIST,
      `/api/products/${listed}`,
      `/api/products/${listed}/reviews`,
    ])
    await db().execute(review(unlisted, 'Asha'))
    expect(await computed(...all)).toEqual([`/api/products/${unlisted}`])
  })

  it('drops what shows a product that is sold out or comes back', async () => {
    for (const units of [0, 5]) {
      await stockUp(unlisted, units)
      expect(await computed(...all)).toEqual([`/api/products/${unlisted}`])
    }
  })

  it('drops what shows a product with another price, and shows its price', async () => {
    await db().execute(
      sql`update variant set mrp_paise = mrp_paise + 100, selling_price_paise = selling_price_paise + 100 where product_id = ${listed}`,
    )
    expect(await computed(...all)).toEqual([
      LIST,
      `/api/products/${listed}`,
      `/api/products/${listed}/reviews`,
    ])
    const [card] = await findProductCards(db(), [listed])
    expect((await get<List>(LIST)).data.find(({ id }) => id === listed) ?? card).toEqual(card)
    expect(await computed(...all)).toEqual([])
  })

  it.each([
    ['banner', sql`update banner set starts_at = null, ends_at = now() + interval '2 seconds' where id = 1`],
    [
      'offer',
      sql`update offer set ends_at = greatest(starts_at, now()) + interval '2 seconds' where id = (select min(id) from offer)`,
    ],
  ])('drops everything at the end of a %s, without a job', async (_, change) => {
    await db().execute(change)
    await computed(ELSEWHERE)
    expect(await computed(ELSEWHERE)).toEqual([])
    await pause(2_200)
    expect(await computed(ELSEWHERE)).toEqual([ELSEWHERE])
  })

  it.each([
    ['a title', sql`update product set title = title || '!' where id = 1`],
    [
      'many prices at once',
      sql`update variant set mrp_paise = mrp_paise + 100 where product_id in (select id from product order by id limit 101)`,
    ],
    [
      'the options of a product',
      sql`insert into variant (product_id, mrp_paise, selling_price_paise) values (2, 50000, 50000)`,
    ],
    ['a brand', sql`update brand set name = name || '!' where id = 1`],
    ['a banner', sql`update banner set alt = alt || '!'`],
    ['the state of a product', sql`update product set state = 'archived' where id = 2`],
    [
      'many reviews at once',
      sql`
      insert into review (product_id, author_name, rating, title, body)
      select id, 'Many', 5, 'T', 'B' from product order by id limit 101`,
    ],
  ])('drops everything after a change of %s', async (_, change) => {
    await db().execute(change)
    expect(await computed(...all)).toEqual(all)
  })

  it('is forgotten when its transaction is rolled back', async () => {
    await expect(
      db().transaction(async (tx) => {
        await tx.execute(review(listed, 'Gone'))
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect(await computed(...all)).toEqual([])
    await db().execute(sql`update product set title = title || '?' where id = 1`)
    expect(await computed(...all)).toEqual(all)
  })
})

it('shows the stock and reviews of each product as they are, whatever changes', async () => {
  let seed = 7
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  for (let round = 0; round < 30; round++) {
    const { data } = await get<List>(LIST)
    const id = Number(data[random(data.length)]?.id)
    if (random(2) === 0) await db().execute(review(id, `Reviewer ${round}`))
    else await stockUp(id, random(2) * 9)
    const shown = (await get<List>(LIST)).data
    const fresh = await findProductCards(
      db(),
      shown.map((card) => card.id),
    )
    expect(shown).toEqual(fresh)
  }
})

describe('CatalogueChanges', () => {
  const state = (version: number, changes: CatalogueChanges): CatalogueState => ({
    version,
    period: '',
    changes,
  })

  it('concerns an answer that shows a product changed after it was made', async () => {
    const changes = new CatalogueChanges()
    changes.add(12, 5, [
      [1, 11],
      [2, 12],
    ])
    const holds = async (products: number[] | undefined, madeIn: number) =>
      stillHolds(await StoredAnswer.of('', { products }), state(madeIn, changes), state(12, changes))
    expect([await holds([1], 11), await holds([1, 2], 11), await holds([1], 10), await holds([], 5)]).toEqual(
      [true, false, false, true],
    )
    expect([await holds([], 4), await holds(undefined, 11), await holds(undefined, 12)]).toEqual([
      false,
      false,
      true,
    ])
  })

  it('counts very many changed products as a change of everything', () => {
    const changes = new CatalogueChanges()
    changes.add(
      10_001,
      1,
      Array.from({ length: 10_001 }, (_, index) => [index + 1, index + 1]),
    )
    expect(changes.concern([], 10_000)).toBe(true)
    expect(changes.concern([1], 10_001)).toBe(false)
  })
})
