import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '@shop/api/database/openDatabase'
import { sql } from 'drizzle-orm'

export interface Shopper {
  id: number
  addressId: number
  token: string
}

export async function makeShoppers(db: Database, count: number): Promise<Shopper[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'))
  const { rows } = await db.execute<{ id: number; address: number; hash: string }>(sql`
    with one as (
      insert into users (name) select 'Shopper' from generate_series(1, ${count}) returning id
    ), numbered as (
      select id, row_number() over (order by id) as n from one
    ), token as (
      select hash, n from unnest(${sql.param(hashes)}::text[]) with ordinality as t (hash, n)
    ), signed_in as (
      insert into session (token_sha256, user_id, expires_at)
      select decode(hash, 'hex'), id, now() + interval '1 day' from numbered join token using (n)
    ), home as (
      insert into address (user_id, name, phone, pincode, line1, line2, landmark, city, state, type, is_default)
      select id, 'Shopper', '+919' || lpad(id::text, 9, '0'), '110001', '12 Janpath', '', '', 'New Delhi', 'Delhi', 'home', true from numbered
      returning id, user_id
    )
    select numbered.id, home.id as address, token.hash
    from numbered join token using (n) join home on home.user_id = numbered.id`)
  const tokenOf = new Map(hashes.map((hash, index) => [hash, tokens[index] ?? '']))
  return rows.map(({ id, address, hash }) => ({ id, addressId: address, token: tokenOf.get(hash) ?? '' }))
}

export interface TestProduct {
  productId: number
  variantId: number
}

/** Product of ₹600 without options, with stock in Delhi. */
export async function makeTestProduct(db: Database, units: number): Promise<TestProduct> {
  const slug = `product-${randomBytes(8).toString('hex')}`
  const { rows } = await db.execute<{ product: number; variant: number }>(sql`
    with made as (
      insert into product (slug, title, title_base, brand_id, main_id, sub_id, child_id, mrp_paise, selling_price_paise, launched_on)
      select ${slug}, 'A product', 'A product', brand_id, main_id, sub_id, child_id, 60000, 60000, '2026-01-01'
      from product order by id limit 1 returning id
    )
    insert into variant (product_id, mrp_paise, selling_price_paise)
    select id, 60000, 60000 from made returning product_id as product, id as variant`)
  const [row] = rows
  if (row === undefined) throw new Error('No product was made')
  await db.execute(sql`
    insert into stock_move (store_id, variant_id, ref, kind, d_on_hand)
    values (1, ${row.variant}, gen_random_uuid(), 'receive', ${units})`)
  return { productId: row.product, variantId: row.variant }
}

export const PRODUCT_RUPEES = 600
