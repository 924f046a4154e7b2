import { sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { STANDING, WEIGHTED_RATING } from '#modules/products/recommended.ts'
import type { IndexedRow } from './toDocument.ts'

/** Small enough for the body and the deadline of one bulk request. */
const BATCH = 500

/** The driver wants the type of a row without methods. */
type Row<Fields> = { [Name in keyof Fields]: Fields[Name] }

const COLUMNS = sql`
  p.id, main_id as main, sub_id as sub, child_id as child, brand_id as brand, price_paise as price,
  discount_percent as discount, round(rating_average * 10)::int as rating, ${WEIGHTED_RATING} as weighted_rating, launched_on::text as launched,
  is_best_seller as best_seller, in_stock, popularity, ${STANDING} as standing, store_ids as stores, option_ids as options,
  available_option_ids as available, search::text as search`

/** State of a product that an index must have. */
export interface ProductState {
  id: number
  /** Grows with each change of the product. */
  revision: number
  /** Null when it is not sold. */
  row: IndexedRow | null
}

export interface Changes {
  products: ProductState[]
  /** Rows of the outbox, to be deleted when the indexes have the products. */
  places: string[]
  /** Indexes that need the products. */
  indexes: string[]
  /** Whether any of them concerns more answers than those that show the product; see decision 083. */
  isBroad: boolean
}

/**
 * The oldest changes. One snapshot has them and the indexes: an index that it lacks is filled later, by rows that are at least as new.
 * Products are never deleted but with the demo, and their ids are not used again.
 */
export async function readChanges(db: Database): Promise<Changes> {
  const { rows } = await db.execute<Row<ProductState & Omit<Changes, 'products'>>>(sql`
    with changed as (
      select product_id, array_agg(place::text) as places, bool_or(is_broad) as is_broad
      from (select place, product_id, is_broad from search_outbox order by place limit ${BATCH}) oldest group by product_id)
    select product_id as id, coalesce(p.revision, ${Number.MAX_SAFE_INTEGER})::float8 as revision, places, is_broad as "isBroad",
      array(select name from search_index) as indexes,
      case when p.is_active then (select to_jsonb(one) from (select ${COLUMNS}) one) end as row
    from changed left join product p on p.id = product_id
    order by product_id`)
  return {
    products: rows.map(({ id, revision, row }) => ({ id, revision, row })),
    places: rows.flatMap(({ places }) => places),
    indexes: rows[0]?.indexes ?? [],
    isBroad: rows.some(({ isBroad }) => isBroad),
  }
}

export async function deleteChanges(db: Database, places: readonly string[]): Promise<void> {
  await db.execute(sql`delete from search_outbox where place = any (${sql.param(places)}::bigint[])`)
}

/** The next products that are sold, by id. */
export async function readProducts(db: Database, after: number): Promise<ProductState[]> {
  const { rows } = await db.execute<Row<ProductState>>(sql`
    select p.id, revision::float8 as revision, (select to_jsonb(one) from (select ${COLUMNS}) one) as row
    from product p where p.id > ${after} and is_active order by p.id limit ${BATCH}`)
  return rows
}

/** Age of the oldest change that an index lacks, in seconds. */
export async function readLag(db: Database): Promise<number> {
  const { rows } = await db.execute<{ seconds: number }>(sql`
    select coalesce(extract(epoch from now() - min(changed_at)), 0)::float8 as seconds
    from (select changed_at from search_outbox order by place limit 1) oldest`)
  return rows[0]?.seconds ?? 0
}
