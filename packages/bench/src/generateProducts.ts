import { openDatabase } from '@shop/api/database/openDatabase'
import { refreshVocabulary } from '@shop/api/modules/search/vocabulary/refreshVocabulary'
import pg from 'pg'

const CHECKED = 200

/**
 * Each generated product copies a demo product under another brand, with other name, price, popularity, rating and
 * stock. A few brands have most of the products, and few products sell well. Stock has no ledger rows, and ratings
 * have no reviews. The database writes every table in one statement, which leaves nothing for COPY to make faster.
 */
export async function generateProducts(url: string, count: number): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    // Triggers and foreign keys are off; their effects are written once for all products.
    await client.query(`
      set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '256MB';
      set max_parallel_workers_per_gather = 0; select setseed(0.5)`)
    const indexes = await dropIndexes(client, ['product', 'variant', 'stock'])
    await client.query('create temp table first_id as select max(id) as id from product')
    await client.query(brands(count))
    await client.query(plan(count))
    for (const statement of [variants, stock, traits, offered, texts, products, details])
      await client.query(statement)
    for (const index of indexes) await client.query(index)
    await client.query('vacuum analyze')
    await checkDerived(client)
    await client.query('select recount_search()')
  } finally {
    await client.end()
  }
  const db = openDatabase(url, { isPatient: true })
  try {
    await refreshVocabulary(db)
    await db.$client.query('vacuum analyze search_word, search_phrase')
    await db.$client.query('checkpoint') // the first measurements would otherwise wait for writes
  } finally {
    await db.$client.end()
  }
}

/** Drops indexes that no constraint needs and returns the statements that recreate them. */
async function dropIndexes(client: pg.Client, tables: string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid::regclass::text = any ($1)
       and indexrelid not in (select conindid from pg_constraint)`,
    [tables],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

/** Compares some products with what the triggers would have written. */
async function checkDerived(client: pg.Client): Promise<void> {
  await client.query(
    `create temp table sample as select id::int from plan order by random() limit ${CHECKED}`,
  )
  await client.query('begin; select refresh_products(array(select id from sample))')
  const { rows } = await client.query<{ changed: number }>(`
    select count(*)::int as changed from product where id = any (array(select id from sample)) and xmin = pg_current_xact_id()::xid`)
  await client.query('rollback')
  const { rows: unfilled } = await client.query('select from product where search_title is null limit 1')
  if (rows[0]?.changed !== 0 || unfilled.length > 0)
    throw new Error('Generated products differ from what the triggers write')
}

const SYLLABLES = `array['ka','ri','va','mo','ne','li','sha','tu','pra','ze','ju','bha','no','di','ru','ma','yu','ko','pi','sa',
  'vi','ha','lo','ra','mi','da','nu','gi','be','tha','jo','fi','wa','ki','sho','na','che','bu','lu','dha']`

/** Pronounceable word from a number: 64,000 different ones. */
const word = (number: string) => `initcap(
  (${SYLLABLES})[1 + (${number}) % 40] || (${SYLLABLES})[1 + (${number}) / 40 % 40] ||
  case when (${number}) >= 1600 then (${SYLLABLES})[1 + (${number}) / 1600 % 40] else '' end)`

const CHEAPEST_FIRST = 'store_id is null, selling_price_paise, mrp_paise, v.id'

const brandCount = (products: number) => Math.min(2_000, Math.max(100, products / 100))

const brands = (count: number) => `
  create temp table new_brand as
  with added as (
    insert into brand (slug, name)
    select lower(name) || '-' || n, name || case n % 4 when 0 then ' Beauty' when 1 then ' Studio' when 2 then ' & Co.' else '' end
    from (select n, ${word('n * 7 + 11')} as name from generate_series(1, ${brandCount(count)}) n) named
    on conflict do nothing
    returning id
  )
  select id, row_number() over (order by id) - 1 as rank from added`

/** Query for the demo product that each generated product copies, with its own values. */
const plan = (count: number) => `
  create temp table plan as
  select first_id.id + n as id, n, like_id, brand.id as brand_id, price, discount, name_number, floor(random() ^ 3 * 10000)::int as popularity,
    floor(random() ^ 4 * 600)::int as ratings, 3 + 1.9 * random() as rating
  from (
    select n, (select count(*) from product) as demo_products, (select count(*) from new_brand) as brands, random() ^ 1.5 as liked, random() ^ 3 as liked_brand,
      0.5 + 1.5 * random() as price, 0.7 + 0.3 * random() as discount,
      floor(random() ^ 2 * 8000)::int as name_number
    from generate_series(1, ${count} - (select count(*) from product)) n
  ) drawn
  join (select id as like_id, row_number() over (order by popularity desc, id) - 1 as rank from product) demo
    on demo.rank = floor(liked * demo_products)::bigint
  join new_brand brand on brand.rank = floor(liked_brand * brands)::bigint
  cross join first_id
  order by n`

/** Colours and undertones of the variants that copies have, too. */
const traits = `
  create temp table common_trait as
  select p.id as like_id, demo.option_value_id, o.id as trait_id
  from product p cross join variant_traits(p.id) as trait join variant demo on demo.id = trait.variant_id
  join option_value o on (o.group_name, o.name) = (trait.group_name, trait.name)`

/** Options, colours, undertones, stores and price that the triggers derive from variants and stock. */
const offered = `
  analyze plan, variant, stock;
  create temp table offered as
  select v.product_id as id,
    array_remove(array_agg(distinct coalesce(part_id, v.option_value_id)) filter (where store_id is not null), null) as available_option_ids,
    array_remove(array_agg(distinct trait_id) filter (where store_id is not null), null) as trait_ids,
    array_agg(distinct store_id) filter (where store_id is not null) as store_ids,
    (array_agg(mrp_paise order by ${CHEAPEST_FIRST}))[1] as mrp_paise,
    (array_agg(selling_price_paise order by ${CHEAPEST_FIRST}))[1] as selling_price_paise
  from variant v join plan on plan.id = v.product_id
  left join option_part on whole_id = v.option_value_id left join stock on variant_id = v.id
  left join common_trait on common_trait.like_id = plan.like_id
    and common_trait.option_value_id is not distinct from v.option_value_id
  group by v.product_id`

/** Words that a copy has in common with its demo product: all but those of title and brand. */
const texts = `
  create temp table common_text as
  select p.id as like_id,
    search_document(p.id, '', '', child.name, concat_ws(' ', sub.name, main.name), p.option_ids) as search
  from product p join category main on main.id = main_id join category sub on sub.id = sub_id join category child on child.id = child_id`

const price = (paise: string, factor: string) => `greatest(100, round(${paise} * ${factor} / 100) * 100)::int`

const products = `
  insert into product (id, slug, title, title_base, brand_id, main_id, sub_id, child_id, mrp_paise, selling_price_paise,
    additional_discount, is_best_seller, launched_on, media, popularity, popularity_start, rating_sum, rating_count,
    option_ids, available_option_ids, store_ids, in_stock, search, search_title)
  overriding system value
  select plan.id, demo.slug || '-' || n, named.title, named.title, plan.brand_id, main_id, sub_id, child_id,
    coalesce(offered.mrp_paise, ${price('demo.mrp_paise', 'price')}),
    coalesce(offered.selling_price_paise, ${price('demo.selling_price_paise', 'price * discount')}),
    additional_discount, random() < 0.03, current_date - floor(random() * 900)::int, media, plan.popularity, plan.popularity,
    round(ratings * rating), ratings,
    option_ids, case when offered.store_ids is null then '{}' else array(
      select distinct id from unnest(offered.available_option_ids || offered.trait_ids) as id order by id) end,
    coalesce(offered.store_ids, '{}'), offered.store_ids is not null,
    document.search, ts_filter(document.search, '{a,b}')
  from plan
  join product demo on demo.id = like_id
  join brand on brand.id = plan.brand_id
  join common_text using (like_id)
  left join offered on offered.id = plan.id
  cross join lateral (select demo.title || ' ' || ${word('name_number')} as title) named
  cross join lateral (
    select search_document(0, named.title, brand.name, '', '', '{}') || common_text.search as search) document
  order by plan.id;
  select setval(pg_get_serial_sequence('product', 'id'), max(id)) from product`

const details = `
  insert into product_detail
    (product_id, description, highlights, how_to_use, ingredients, specifications, net_quantity, country_of_origin, manufacturer)
  select plan.id, description, highlights, how_to_use, ingredients, specifications, net_quantity, country_of_origin, manufacturer
  from plan join product_detail demo on demo.product_id = like_id
  order by plan.id`

const variants = `
  insert into variant (product_id, option_value_id, position, color_code, mrp_paise, selling_price_paise, media)
  select plan.id, option_value_id, position, color_code, ${price('mrp_paise', 'price')},
    ${price('selling_price_paise', 'price * discount')}, media
  from plan join variant demo on demo.product_id = like_id
  order by plan.id, demo.id`

/** A tenth is out of stock in the first store; half of the rest is in the second store too. */
const stock = `
  insert into stock (store_id, variant_id, on_hand)
  select store.id, variant.id, 1 + floor(random() * 60)::int
  from variant cross join store
  where product_id > (select id from first_id) and random() < case store.id when 1 then 0.9 else 0.45 end
  order by variant.id`
