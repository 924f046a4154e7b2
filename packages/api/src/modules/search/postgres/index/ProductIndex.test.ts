import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useDatabase } from '#testing/useDatabase.ts'
import { ProductIndex } from './ProductIndex.ts'
import type { PackedRow } from './productRows.ts'
import { IndexSegments } from './IndexSegments.ts'

const database = useDatabase('seeded')
const db = () => database.current()

async function version(): Promise<number> {
  const { rows } = await db().execute<{ version: string }>(sql`select version from catalogue_version`)
  return Number(rows[0]?.version)
}

/** Contents of the index, one line per product, for comparison with the database. */
async function indexedProducts(index: ProductIndex): Promise<string[]> {
  const { segments } = await index.current()
  return segments
    .all()
    .flatMap(({ path, size, isAlive, id, brand, pricePaise, stores }) =>
      Array.from({ length: size }, (_, row) => row)
        .filter((row) => isAlive[row] === 1)
        .map((row) => [id[row], path.child, brand[row], pricePaise[row], stores[row] === 0].join(' ')),
    )
    .toSorted()
}

async function inDatabase(): Promise<string[]> {
  const { rows } = await db().execute<{ line: string }>(sql`
    select concat_ws(' ', id, child_id, brand_id, price_paise, case when in_stock then 'false' else 'true' end) as line
    from product where is_active`)
  return rows.map(({ line }) => line).toSorted()
}

describe('ProductIndex', () => {
  let index: ProductIndex
  beforeEach(() => {
    index = new ProductIndex(db(), version)
  })

  it('contains every product, and updates it after a change', async () => {
    expect(await indexedProducts(index)).toEqual(await inDatabase())
    for (const change of [
      sql`update product set selling_price_paise = 100 where id % 7 = 0`,
      sql`update product set is_active = false where id in (3, 4)`,
      sql`update product set is_active = true where id = 3`,
      sql`update product p set child_id = q.child_id, sub_id = q.sub_id, main_id = q.main_id from product q where p.id = 5 and q.id = 200`,
      sql`insert into product (slug, title, title_base, brand_id, main_id, sub_id, child_id, mrp_paise, selling_price_paise, launched_on)
        select 'a-new-one', 'New', 'New', brand_id, main_id, sub_id, child_id, 500, 400, '2026-01-01' from product where id = 6`,
      sql`insert into stock_move (store_id, variant_id, ref, kind, d_on_hand)
        select store_id, variant_id, gen_random_uuid(), 'adjust', -on_hand from stock join variant on variant.id = variant_id
        where product_id = 9 and on_hand > 0`,
    ]) {
      const before = await indexedProducts(index)
      await db().execute(change)
      const after = await indexedProducts(index)
      expect(after).toEqual(await inDatabase())
      expect(after).not.toEqual(before)
    }
  })

  it('sees changes of a transaction that was open during the last read', async () => {
    await db().transaction(async (tx) => {
      await tx.execute(sql`update product set selling_price_paise = 200 where id = 11`)
      await db().execute(sql`update product set selling_price_paise = 300 where id = 12`)
      expect(await indexedProducts(index)).toEqual(await inDatabase())
    })
    expect(await indexedProducts(index)).toEqual(await inDatabase())
  })

  it('loads all products once for concurrent callers', async () => {
    const asked = await Promise.all([1, 2, 3].map(() => index.current()))
    expect(new Set(asked.map(({ segments }) => segments)).size).toBe(1)
    // A second load would replace every row. Rows that changed during an open transaction of any database are read twice.
    const { dead, alive } = await index.current().then(({ segments }) => segments)
    expect(dead).toBeLessThan(alive / 2)
  })

  it('loads all products again after a failure', async () => {
    let fails = true
    const moody = new ProductIndex(db(), async () => {
      if (fails) throw new Error('away')
      return version()
    })
    await expect(moody.current()).rejects.toThrow('away')
    fails = false
    expect(await indexedProducts(moody)).toEqual(await inDatabase())
  })

  it('reads on where it failed, and sees the changes since then', async () => {
    const execute = db().execute.bind(db())
    let pages = 0
    // Other tests have open transactions too, which make the index read later changes twice.
    await db().transaction(async (open) => {
      await open.execute(sql`select pg_current_xact_id()`)
      await execute(sql`
        insert into product (id, slug, title, title_base, brand_id, main_id, sub_id, child_id, mrp_paise, selling_price_paise, launched_on)
          overriding system value
        select 30000, 'far-away', 'Far', 'Far', brand_id, main_id, sub_id, child_id, 500, 400, '2026-01-01' from product where id = 6`)
      const spied = vi.spyOn(db(), 'execute').mockImplementation((query) => {
        if (JSON.stringify(query).includes('id >= ') && ++pages === 2) throw new Error('away')
        return execute(query)
      })
      await expect(index.current()).rejects.toThrow('away')
      await execute(sql`update product set selling_price_paise = 700 where id = 6`)
      expect(await indexedProducts(index)).toEqual(await inDatabase())
      spied.mockRestore()
    })
    // Three pages have products. Only the one that failed is read twice.
    expect(pages).toBe(4)
  })
})

describe('IndexSegments', () => {
  const row: PackedRow = {
    id: 1,
    isActive: true,
    main: 1,
    sub: 2,
    child: 3,
    brand: 4,
    pricePaise: 100,
    discount: 0,
    ratingTenths: 0,
    launchedDay: 0,
    isBestSeller: false,
    stores: 0,
    options: [2, 5],
  }

  it('contains a product once after it has changed its category', () => {
    const segments = new IndexSegments()
    segments.put(row)
    segments.put({ ...row, child: 9 })
    expect([segments.alive, segments.dead]).toEqual([1, 1])
    expect(segments.all().map(({ isAlive }) => isAlive[0])).toEqual([0, 1])
    segments.put({ ...row, isActive: false })
    expect([segments.alive, segments.dead]).toEqual([0, 2])
  })

  it('tells the rows of products that are on sale', () => {
    const segments = new IndexSegments()
    for (const id of [1, 2, 3, 4]) segments.put({ ...row, id, child: id === 3 ? 9 : 3 })
    segments.put({ ...row, id: 2, isActive: false })
    const rows = segments.rowsOf(Int32Array.of(4, 2, 3, 1, 7_000))
    expect(segments.all().map((segment) => rows.get(segment))).toEqual([[2, 0], [0]])
    expect(segments.all()[0]?.id[2]).toBe(4)
  })

  it('grows when more products are added than fit', () => {
    const segments = new IndexSegments()
    for (let id = 1; id <= 5_000; id++) segments.put({ ...row, id, options: [id, id + 1, id + 2] })
    const [segment] = segments.all()
    expect(segment?.size).toBe(5_000)
    expect(segment?.id[4_999]).toBe(5_000)
    const from = segment?.optionsFrom[4_999] ?? 0
    expect([...(segment?.options.subarray(from, from + 3) ?? [])]).toEqual([5_000, 5_001, 5_002])
  })
})
