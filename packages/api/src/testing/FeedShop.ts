import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/openDatabase.ts'
import { createEntryReader } from '#import/createEntryReader.ts'
import { importFeed } from '#import/importFeed.ts'
import { importValues } from '#import/importValues.ts'
import { launchProducts } from '#modules/products/launchProducts.ts'
import { setProductState, type StateResult } from '#modules/products/productState.repository.ts'
import { COMBINATIONS, PLAIN_PRODUCTS, type Feed, type FeedLine, type FeedState } from './feedHistories.ts'
import { textOf, type Model, type ModelProduct } from './feedModel.ts'
import { makeShopper } from './makeShopper.ts'
import { placeOrder } from './placeOrder.ts'

/** Rupees of each step of a price: so much that delivery is free. */
const STEP = 600
const DAYS = { past: '2020-01-01', future: '2999-01-01' }
const nameOf = (variant: number) => COMBINATIONS[variant]?.join(' / ') ?? ''
const numberOf = (name: string | null) =>
  Math.max(
    0,
    COMBINATIONS.findIndex((values) => values.join(' / ') === name),
  )

/** Products of one source in a real shop, which a model is compared with. */
export class FeedShop {
  readonly #app: FastifyInstance
  readonly #db: Database
  readonly #source: string
  /** Texts of lines by the hash that the shop keeps. */
  readonly #texts = new Map<string, string>()

  constructor(app: FastifyInstance, db: Database, source: string) {
    this.#app = app
    this.#db = db
    this.#source = source
  }

  async take(to: Database, { does, lines }: Feed): Promise<void> {
    const folder = await mkdtemp(path.join(tmpdir(), 'feed-'))
    const file = path.join(folder, 'feed.jsonl')
    const values = lines.map((line) => this.#toFeedLine(line))
    const reader = createEntryReader({})
    for (const [index, value] of values.entries()) {
      const read = reader.read({ line: index + 1, value })
      const line = lines[index]
      if (read.is === 'entry' && line) this.#texts.set(read.entry.lineHash, textOf(line))
    }
    try {
      await writeFile(file, values.map((value) => JSON.stringify(value)).join('\n'))
      if (does === 'prices' || does === 'stock') await importValues(to, does, { file })
      else await importFeed(to, { file, isComplete: does === 'complete', withdrawMany: true })
    } finally {
      await rm(folder, { recursive: true })
    }
  }

  #toFeedLine({ product, variants, state, launch, hasFacts }: FeedLine): object {
    const price = variants[0]?.price ?? 1
    const letter = 'XYZ'[price - 1] ?? ''
    const sold = variants.map((one) => ({
      values: COMBINATIONS[one.variant],
      selling_price: one.price * STEP,
      quantity: one.units,
    }))
    return {
      source: this.#source,
      source_id: String(product),
      title: `Kurti ${'ABCDE'[product] ?? ''}${this.#source.slice(0, 4)} ${price}`,
      brand: `Brand ${letter}`,
      category_path: ['Fashion', 'Tops', `Kurtis ${letter}`],
      state,
      launches_at: launch && DAYS[launch],
      ...(hasFacts && {
        country_of_origin: 'India',
        net_quantity: '1 piece',
        manufacturer: 'Studio, Jaipur',
      }),
      ...(product > PLAIN_PRODUCTS
        ? { options: [{ groups: ['Size', 'Colour'], variants: sold }] }
        : { ...sold[0], values: undefined }),
    }
  }

  async read(): Promise<Model> {
    const { rows } = await this.#db.execute<
      Pick<ModelProduct, 'state' | 'launch' | 'isWithdrawn' | 'hasFacts'> & {
        number: number
        hash: string
        variants: {
          name: string | null
          price: number
          isSold: boolean
          available: number
          reserved: number
        }[]
      }
    >(sql`
      select source_id::int as number, state, withdrawn_at is not null as "isWithdrawn", net_quantity <> '' as "hasFacts",
        case when launches_at > now() then 'future' when launches_at is null then 'none' else 'past' end as launch,
        line_hash as hash, (
          select json_agg(json_build_object('name', name, 'price', v.selling_price_paise / ${STEP * 100}::int, 'isSold', v.is_active,
            'available', coalesce(on_hand - reserved, 0), 'reserved', coalesce(reserved, 0)))
          from variant v left join option_value o on o.id = option_value_id left join stock on variant_id = v.id
          where v.product_id = p.id) as variants
      from product_source join product p on p.id = product_id join product_detail d using (product_id)
      where source = ${this.#source}`)
    return new Map(
      rows.map(({ number, hash, variants, ...known }) => [
        number,
        {
          ...known,
          line: this.#texts.get(hash) ?? null,
          variants: new Map(variants.map(({ name, ...own }) => [numberOf(name), own])),
        },
      ]),
    )
  }

  /** What triggers compute: whether each product is shown, and its price. */
  async readDerived(): Promise<Map<number, [isShown: boolean, price: number]>> {
    const { rows } = await this.#db.execute<{ number: number; isShown: boolean; price: number }>(sql`
      select source_id::int as number, is_active as "isShown", selling_price_paise / ${STEP * 100}::int as price
      from product_source join product p on p.id = product_id where source = ${this.#source}`)
    return new Map(rows.map(({ number, isShown, price }) => [number, [isShown, price]]))
  }

  async setState(product: number, state: FeedState, isLater: boolean): Promise<StateResult> {
    const launchesAt = state === 'active' && isLater ? new Date(DAYS.future) : null
    const { rows } = await this.#db.execute<{ slug: string }>(sql`
      select slug from product_source s join product p on p.id = s.product_id
      where source = ${this.#source} and source_id = ${String(product)}`)
    return setProductState(this.#db, rows[0]?.slug ?? '', { state, launchesAt })
  }

  /** Time passes until each launch is due. */
  async launch(): Promise<void> {
    await this.#db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('session_replication_role', 'replica', true)`)
      await tx.execute(sql`update product set launches_at = ${DAYS.past} where launches_at > now()`)
    })
    await launchProducts(this.#db)
  }

  /** A new shopper orders for cash on delivery. */
  async sell(product: number, variant: number, { units, price }: { units: number; price: number }) {
    const { rows } = await this.#db.execute<{ product_id: number; variant_id: number }>(sql`
      select v.product_id, v.id as variant_id from product_source join variant v using (product_id)
      left join option_value o on o.id = option_value_id
      where source = ${this.#source} and source_id = ${String(product)} and coalesce(name, ${nameOf(variant)}) = ${nameOf(variant)}`)
    const shopper = await makeShopper(this.#db)
    const items = rows.map((item) => ({ ...item, quantity: units }))
    const total = price * STEP * units
    return {
      shopper,
      answer: await placeOrder(this.#app, { shopper, products: [], total, change: { items } }),
    }
  }
}
