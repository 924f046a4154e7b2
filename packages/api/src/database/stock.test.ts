import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { useDatabase } from '#testing/useDatabase.ts'
import type { Db } from './openDatabase.ts'
import { setStock, type StockTarget } from './setStock.ts'

const database = useDatabase('empty')
const db = () => database.current()
const DELHI = 1
const JAIPUR = 2

let variants: number[]

beforeEach(async () => {
  const slug = `p-${randomUUID()}`
  await db().execute(sql`
    insert into brand (slug, name) values ('b', 'B') on conflict do nothing;
    insert into category (level, slug, name) values ('main', 'm', 'M') on conflict do nothing;
    insert into category (level, slug, name, parent_id)
      select 'sub', 's', 'S', id from category where level = 'main' on conflict do nothing;
    insert into category (level, slug, name, parent_id)
      select 'child', 'c', 'C', id from category where level = 'sub' on conflict do nothing;
    insert into option_value (group_name, name) values ('Shade', 'Ruby'), ('Shade', 'Rust') on conflict do nothing;`)
  await db().execute(sql`
    insert into product (slug, title, title_base, brand_id, main_id, sub_id, child_id, mrp_paise, selling_price_paise, launched_on)
    select ${slug}, 'Velvet', 'Velvet', brand.id, m.id, s.id, c.id, 100, 100, '2026-01-01'
    from brand, category m, category s, category c where m.level = 'main' and s.level = 'sub' and c.level = 'child'`)
  const { rows } = await db().execute<{ id: number }>(sql`
    insert into variant (product_id, option_value_id, mrp_paise, selling_price_paise)
    select product.id, option_value.id, 100, 100 from product, option_value where slug = ${slug} returning id`)
  variants = rows.map(({ id }) => id)
})

interface Move {
  ref?: string
  store?: number
  variant?: number
  kind: 'receive' | 'adjust' | 'reserve' | 'release' | 'ship' | 'return'
  onHand?: number
  reserved?: number
}

const move = (on: Db, { ref = randomUUID(), store = DELHI, variant, kind, onHand = 0, reserved = 0 }: Move) =>
  on.execute(sql`
    insert into stock_move (store_id, variant_id, ref, kind, d_on_hand, d_reserved)
    values (${store}, ${variant ?? variants[0]}, ${ref}, ${kind}::stock_move_kind, ${onHand}, ${reserved})`)

async function stockOf(variant = variants[0]) {
  const { rows } = await db().execute<{ store_id: number; on_hand: number; reserved: number }>(
    sql`select store_id, on_hand, reserved from stock where variant_id = ${variant} order by store_id`,
  )
  return rows
}

async function product() {
  const { rows } = await db().execute<{
    in_stock: boolean
    store_ids: number[]
    available: string[]
    options: string[]
  }>(sql`
    select in_stock, store_ids,
      array(select name from option_value where id = any (available_option_ids) order by name) as available,
      array(select name from option_value where id = any (option_ids) order by name) as options
    from product where id = (select product_id from variant where id = ${variants[0]})`)
  return rows[0]
}

async function version(): Promise<number> {
  const { rows } = await db().execute<{ version: string }>(sql`select version from catalogue_version`)
  return Number(rows[0]?.version)
}

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: { cause: { constraint?: string; message: string } }) =>
      error.cause.constraint ?? error.cause.message,
  )

describe('stock', () => {
  it('keeps stock equal to the sum of its movements, and refuses other changes', async () => {
    await move(db(), { kind: 'receive', onHand: 5 })
    await move(db(), { kind: 'reserve', reserved: 2 })
    await move(db(), { kind: 'ship', onHand: -1, reserved: -1 })
    expect(await stockOf()).toEqual([{ store_id: DELHI, on_hand: 4, reserved: 1 }])
    expect(await refusal(db().execute(sql`update stock set on_hand = 99`))).toBe(
      'stock changes only through stock_move',
    )
    expect(await refusal(db().execute(sql`update stock_move set d_on_hand = 99`))).toBe(
      'a stock move is never changed',
    )
    const { rows } = await db().execute(sql`
      select from stock full join (
        select store_id, variant_id, sum(d_on_hand) as on_hand, sum(d_reserved) as reserved from stock_move group by 1, 2
      ) moves using (store_id, variant_id)
      where (stock.on_hand, stock.reserved) is distinct from (moves.on_hand, moves.reserved)`)
    expect(rows).toHaveLength(0)
  })

  it('refuses to oversell, and to release more than the reserved units', async () => {
    await move(db(), { kind: 'receive', onHand: 2 })
    expect(await refusal(move(db(), { kind: 'reserve', reserved: 3 }))).toBe('stock_reserved')
    expect(await refusal(move(db(), { kind: 'release', reserved: -1 }))).toBe('stock_reserved')
    expect(await refusal(move(db(), { kind: 'adjust', onHand: -3 }))).toMatch(/^stock_(on_hand|reserved)$/)
    expect(await refusal(move(db(), { variant: variants[1], kind: 'reserve', reserved: 1 }))).toBe(
      'stock_reserved',
    )
    expect(await stockOf()).toEqual([{ store_id: DELHI, on_hand: 2, reserved: 0 }])
  })

  it('sells the last unit once to concurrent buyers', async () => {
    await move(db(), { kind: 'receive', onHand: 1 })
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => refusal(move(db(), { kind: 'reserve', reserved: 1 }))),
    )
    expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(1)
    expect(await stockOf()).toEqual([{ store_id: DELHI, on_hand: 1, reserved: 1 }])
  })

  it('applies each step of a hold once, and ends it either by packing or by release', async () => {
    const ref = randomUUID()
    await move(db(), { kind: 'receive', onHand: 5 })
    await move(db(), { ref, kind: 'reserve', reserved: 1 })
    expect(await refusal(move(db(), { ref, kind: 'reserve', reserved: 1 }))).toBe('stock_move_step')
    await move(db(), { ref, kind: 'release', reserved: -1 })
    expect(await refusal(move(db(), { ref, kind: 'ship', onHand: -1, reserved: -1 }))).toBe(
      'stock_move_one_end',
    )
    expect(await stockOf()).toEqual([{ store_id: DELHI, on_hand: 5, reserved: 0 }])
  })

  it('sets stock to a counted number without touching reserved units', async () => {
    const setTo = (targets: StockTarget[]) => db().transaction((tx) => setStock(tx, targets))
    const [first = 0, second = 0] = variants
    await setTo([
      { storeId: DELHI, variantId: first, quantity: 10 },
      { storeId: JAIPUR, variantId: first, quantity: 4 },
      { storeId: DELHI, variantId: second, quantity: 0 },
    ])
    await move(db(), { kind: 'reserve', reserved: 3 })
    await setTo([
      { storeId: DELHI, variantId: first, quantity: 2 },
      { storeId: JAIPUR, variantId: first, quantity: 4 },
    ])
    expect(await stockOf()).toEqual([
      { store_id: DELHI, on_hand: 5, reserved: 3 },
      { store_id: JAIPUR, on_hand: 4, reserved: 0 },
    ])
    const { rows } = await db().execute(
      sql`select kind from stock_move where variant_id = ${first} order by id`,
    )
    expect(rows.map(({ kind }) => kind)).toEqual(['receive', 'receive', 'reserve', 'adjust'])
  })
})

describe('the list columns of a product', () => {
  it('updates the stock columns of a product, store by store and shade by shade', async () => {
    expect(await product()).toEqual({
      in_stock: false,
      store_ids: [],
      available: [],
      options: ['Ruby', 'Rust'],
    })
    await move(db(), { kind: 'receive', onHand: 1 })
    await move(db(), { kind: 'receive', onHand: 1, variant: variants[1], store: JAIPUR })
    expect(await product()).toMatchObject({
      in_stock: true,
      store_ids: [DELHI, JAIPUR],
      available: ['Ruby', 'Rust'],
    })
    await move(db(), { kind: 'reserve', reserved: 1 })
    expect(await product()).toMatchObject({ in_stock: true, store_ids: [JAIPUR], available: ['Rust'] })
    await move(db(), { kind: 'reserve', reserved: 1, variant: variants[1], store: JAIPUR })
    expect(await product()).toMatchObject({ in_stock: false, store_ids: [], available: [] })
    await move(db(), { kind: 'release', reserved: -1 })
    expect(await product()).toMatchObject({ in_stock: true, store_ids: [DELHI], available: ['Ruby'] })
  })

  it('marks a product as sold out when its last two shades sell out at the same time', async () => {
    await move(db(), { kind: 'receive', onHand: 1 })
    await move(db(), { kind: 'receive', onHand: 1, variant: variants[1] })
    await db()
      .transaction(async (one) => {
        await move(one, { kind: 'reserve', reserved: 1 })
        const other = db().transaction((two) =>
          move(two, { kind: 'reserve', reserved: 1, variant: variants[1] }),
        )
        // The second transaction waits for the first, which has locked the product, and then reads its changes.
        await expect(Promise.race([other, waitsForALock()])).resolves.toBe('waits')
        return { other }
      })
      .then(({ other }) => other)
    expect(await product()).toMatchObject({ in_stock: false, store_ids: [], available: [] })
  })

  async function waitsForALock(): Promise<'waits'> {
    for (;;) {
      const { rows } = await db().execute(
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      if (rows.length > 0) return 'waits'
    }
  }

  it('updates a product when variants are withdrawn or renamed', async () => {
    await move(db(), { kind: 'receive', onHand: 1 })
    await db().execute(sql`update variant set is_active = false where id = ${variants[0]}`)
    expect(await product()).toMatchObject({ in_stock: false, options: ['Rust'] })
    await db().execute(sql`update variant set is_active = true where id = ${variants[0]}`)
    expect(await product()).toMatchObject({ in_stock: true, options: ['Ruby', 'Rust'] })
    await db().execute(sql`update brand set name = 'Rozana'`)
    const { rows } = await db().execute(
      sql`select from product where search @@ to_tsquery('shop', 'rozana & velvet & ruby')`,
    )
    expect(rows.length).toBeGreaterThan(0)
    await db().execute(sql`update brand set name = 'B'`)
  })

  it('updates the rating of a product with its reviews', async () => {
    const add = (rating: number) => sql`
      insert into review (product_id, author_name, rating, title, body)
      select product_id, 'A', ${rating}, '', '' from variant where id = ${variants[0]}`
    for (const rating of [5, 4, 4]) await db().execute(add(rating))
    const rating = async () => {
      const { rows } = await db().execute(sql`
        select rating_average, rating_count from product join variant on product_id = product.id where variant.id = ${variants[0]}`)
      return rows[0]
    }
    expect(await rating()).toEqual({ rating_average: 4.3, rating_count: 3 })
    await db().execute(sql`delete from review where rating = 4`)
    expect(await rating()).toEqual({ rating_average: 5, rating_count: 1 })
    await db().execute(sql`delete from review`)
    expect(await rating()).toEqual({ rating_average: 0, rating_count: 0 })
  })
})

describe('the version of the catalogue', () => {
  it('raises the catalogue version with visible changes, but not with every sale', async () => {
    const grows = async (work: () => Promise<unknown>) => {
      const before = await version()
      await work()
      return (await version()) > before
    }
    expect(await grows(() => move(db(), { kind: 'receive', onHand: 5 }))).toBe(true)
    expect(await grows(() => move(db(), { kind: 'reserve', reserved: 1 }))).toBe(false)
    expect(await grows(() => move(db(), { kind: 'reserve', reserved: 4 }))).toBe(true)
    expect(await grows(() => move(db(), { kind: 'adjust', onHand: 3 }))).toBe(true)
    expect(await grows(() => db().execute(sql`update product set title = 'Satin'`))).toBe(true)
    expect(await grows(() => db().execute(sql`select from product`))).toBe(false)
  })

  it('keeps the catalogue version when a change is rolled back', async () => {
    const before = await version()
    const changed = db().transaction(async (tx) => {
      await tx.execute(sql`update product set title = 'Never'`)
      throw new Error('taken back')
    })
    await expect(changed).rejects.toThrow('taken back')
    expect(await version()).toBe(before)
  })
})
