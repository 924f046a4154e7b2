import { MAIN_STORE_ID } from '@shop/contract/stores.schema'
import { createHash } from 'node:crypto'
import { inArray, sql, type SQL } from 'drizzle-orm'
import { lockStock } from '#database/lockStock.ts'
import type { Transaction } from '#database/openDatabase.ts'
import { variant } from '#database/schema/product.ts'
import { setStock } from '#database/setStock.ts'
import { newProductsSince } from '#modules/products/isNew.ts'
import { today } from '#time/today.ts'
import type { FeedProduct } from './feedProduct.ts'
import { rows } from './jsonRows.ts'
import type { TaxonomyIds } from './loadTaxonomy.ts'
import { slugify } from './slugify.ts'
import { writePictureHosts } from './writePictureHosts.ts'
import { withdrawVariants, writeVariants } from './writeVariants.ts'

/** Product of a feed with its categories and brand. `productId` is null for a new product. */
export interface ProductWrite {
  product: FeedProduct
  taxonomyIds: TaxonomyIds
  lineHash: string
  productId: number | null
}

/**
 * Takes a constant number of statements, and writes what triggers compute of a product once, at the end. A known product keeps its slug
 * and ratings; variants are matched by option name.
 */
export async function writeProducts(tx: Transaction, writes: readonly ProductWrite[]): Promise<void> {
  const known = writes.flatMap(({ productId }) => (productId === null ? [] : [productId]))
  await refreshLater(tx, true)
  // Stock before products: orders lock in this order, too.
  await lockStock(tx, await variantsOf(tx, known))
  await updateProducts(
    tx,
    writes.filter(({ productId }) => productId !== null),
  )
  const ids = await insertProducts(
    tx,
    writes.filter(({ productId }) => productId === null),
  )
  const stored = writes.map((write) => ({ ...write, id: write.productId ?? ids.get(write) ?? missing() }))
  await writeDetails(tx, stored)
  const variants = await writeVariants(tx, stored)
  await withdrawVariants(tx, known, variants)
  // Known variants keep their stock: what the feed counted may have been sold since.
  await setStock(
    tx,
    variants
      .filter(({ isNew }) => isNew)
      .map(({ id, quantity }) => ({ storeId: MAIN_STORE_ID, variantId: id, quantity })),
  )
  await writeSources(tx, stored)
  await writePictureHosts(
    tx,
    writes.map(({ product }) => product),
  )
  await refreshLater(tx, false)
  await tx.execute(sql`select refresh_products(${sql.param(stored.map(({ id }) => id))}::int[])`)
}

/** Triggers of products, details, variants and stock would each compute the product anew. */
async function refreshLater(tx: Transaction, isLater: boolean): Promise<void> {
  await tx.execute(sql`select set_config('shop.refreshes_later', ${isLater ? 'yes' : ''}, true)`)
}

async function variantsOf(tx: Transaction, productIds: readonly number[]): Promise<number[]> {
  const found = await tx
    .select({ id: variant.id })
    .from(variant)
    .where(inArray(variant.productId, [...productIds]))
  return found.map(({ id }) => id)
}

export type StoredWrite = ProductWrite & { id: number }

function productRow({ product, taxonomyIds, productId }: ProductWrite) {
  return {
    id: productId,
    title: product.title,
    brand_id: taxonomyIds.brandId,
    main_id: taxonomyIds.mainId,
    sub_id: taxonomyIds.subId,
    child_id: taxonomyIds.childId,
    mrp: product.mrp,
    price: product.sellingPrice,
    media: product.images,
    state: product.state,
    launches_at: product.launchesAt,
    popularity: product.popularity,
    source: product.source,
  }
}

const PRODUCT_ROW = sql`(id int, slug text, title text, brand_id int, main_id int, sub_id int, child_id int, mrp int,
  price int, media text[], state text, launches_at timestamptz, popularity int, source text)`

async function updateProducts(tx: Transaction, writes: readonly ProductWrite[]): Promise<void> {
  if (writes.length === 0) return
  await tx.execute(sql`
    update product p
    set title = r.title, title_base = r.title, brand_id = r.brand_id, main_id = r.main_id, sub_id = r.sub_id,
      child_id = r.child_id, mrp_paise = r.mrp, selling_price_paise = r.price, media = r.media, updated_at = now(),
      launches_at = coalesce(r.launches_at, p.launches_at),
      state = coalesce(r.state, case when exists (
        select from product_source where product_id = p.id and withdrawn_at is not null) then 'active' else p.state end)
    from jsonb_to_recordset(${rows(writes.map(productRow))}) as r ${PRODUCT_ROW}
    where p.id = r.id`)
}

/** What a source brings on its first day is the stock of a shop that moves here: it is not new. Its first product tells, as ids grow. */
const openingSources = (values: SQL) => sql`
  select asked.source, coalesce(
    (p.created_at at time zone 'Asia/Kolkata')::date >= (now() at time zone 'Asia/Kolkata')::date, true) as is_opening
  from (select distinct source from jsonb_to_recordset(${values}) as given (source text)) asked
  left join lateral (select min(product_id) as id from product_source where source = asked.source) first on true
  left join product p on p.id = first.id`

async function insertProducts(
  tx: Transaction,
  writes: readonly ProductWrite[],
): Promise<Map<ProductWrite, number>> {
  if (writes.length === 0) return new Map()
  const slugs = await freeSlugs(tx, writes)
  const values = writes.map((write, index) => ({ ...productRow(write), slug: slugs[index] }))
  const inserted = await tx.execute<{ id: number; slug: string }>(sql`
    with opening as materialized (${openingSources(rows(values))})
    insert into product (slug, title, title_base, brand_id, main_id, sub_id, child_id, mrp_paise, selling_price_paise,
      launched_on, media, state, launches_at, popularity, popularity_start)
    select slug, title, title, brand_id, main_id, sub_id, child_id, mrp, price,
      case when (select is_opening from opening where opening.source = r.source) then ${newProductsSince()}::date else ${today()}::date end, media,
      coalesce(state, 'active'), launches_at, popularity, popularity
    from jsonb_to_recordset(${rows(values)}) as r ${PRODUCT_ROW}
    returning id, slug`)
  const idBySlug = new Map(inserted.rows.map(({ id, slug }) => [slug, id]))
  return new Map(writes.map((write, index) => [write, idBySlug.get(slugs[index] ?? '') ?? missing()]))
}

/** A slug that is or was in use gets letters derived from the product's source, so that a product has the same slug in every database. */
async function freeSlugs(tx: Transaction, writes: readonly ProductWrite[]): Promise<string[]> {
  const wished = writes.map(({ product }) => {
    const slug = slugify(`${product.brand} ${product.title}`)
    return /[a-z]/.test(slug) ? slug : `product-${slug}`.replace(/-$/, '')
  })
  const taken = await tx.execute<{ slug: string }>(
    sql`select slug from product where slug = any(${sql.param(wished)}::text[])
      union all select slug from old_slug where kind = 'product' and slug = any(${sql.param(wished)}::text[])`,
  )
  const used = new Set(taken.rows.map(({ slug }) => slug))
  return writes.map(({ product }, index) => {
    const plain = wished[index] ?? missing()
    const slug = used.has(plain) ? `${plain}-${originKey(product)}` : plain
    used.add(slug)
    return slug
  })
}

function originKey({ source, sourceId }: FeedProduct): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([source, sourceId]))
    .digest()
  return `p${digest.readUIntBE(0, 6).toString(36)}`
}

async function writeDetails(tx: Transaction, writes: readonly StoredWrite[]): Promise<void> {
  const details = writes.map(({ id, product }) => {
    const { description, altTexts, facts, ingredients, howToUse, highlights, specifications } = product
    return { id, description, altTexts, ...facts, ingredients, howToUse, highlights, specifications }
  })
  await tx.execute(sql`
    with given as (
      select * from jsonb_to_recordset(${rows(details)}) as r (id int, description text, "altTexts" jsonb, country_of_origin text,
        net_quantity text, manufacturer text, importer text, best_before text, ingredients text, "howToUse" text, highlights text[],
        specifications jsonb)
    )
    insert into product_detail (product_id, description, alt_texts, country_of_origin, net_quantity, manufacturer, importer, best_before,
      ingredients, how_to_use, highlights, specifications)
    select g.id, g.description, g."altTexts", coalesce(g.country_of_origin, d.country_of_origin, ''),
      coalesce(g.net_quantity, d.net_quantity, ''), coalesce(g.manufacturer, d.manufacturer, ''),
      coalesce(g.importer, d.importer, ''), coalesce(g.best_before, d.best_before, ''),
      coalesce(g.ingredients, d.ingredients, ''), coalesce(g."howToUse", d.how_to_use, ''),
      coalesce(g.highlights, d.highlights, '{}'), coalesce(g.specifications, d.specifications, '[]')
    from given g left join product_detail d on d.product_id = g.id
    on conflict (product_id) do update set description = excluded.description, alt_texts = excluded.alt_texts,
      country_of_origin = excluded.country_of_origin, net_quantity = excluded.net_quantity,
      manufacturer = excluded.manufacturer, importer = excluded.importer, best_before = excluded.best_before,
      ingredients = excluded.ingredients, how_to_use = excluded.how_to_use, highlights = excluded.highlights,
      specifications = excluded.specifications`)
}

async function writeSources(tx: Transaction, writes: readonly StoredWrite[]): Promise<void> {
  const values = writes.map(({ id, lineHash, product: { source, sourceId } }) => ({
    id,
    lineHash,
    source,
    sourceId,
  }))
  await tx.execute(sql`
    insert into product_source (source, source_id, product_id, line_hash)
    select source, "sourceId", id, "lineHash"
    from jsonb_to_recordset(${rows(values)}) as r (source text, "sourceId" text, id int, "lineHash" text)
    on conflict (source, source_id) do update set line_hash = excluded.line_hash, imported_at = now(), withdrawn_at = null`)
}

function missing(): never {
  throw new Error('A product was written but not found again')
}
