import { createHash } from 'node:crypto'
import { inArray, sql, type SQL } from 'drizzle-orm'
import { lockStock } from '#database/lockStock.ts'
import type { Transaction } from '#database/openDatabase.ts'
import { variant } from '#database/schema/product.ts'
import { setStock } from '#database/setStock.ts'
import { compareSizes } from '#modules/products/compareSizes.ts'
import { today } from '#time/today.ts'
import type { FeedProduct } from './feedProduct.ts'
import type { TaxonomyIds } from './loadTaxonomy.ts'
import { slugify } from './slugify.ts'
import { writePictureHosts } from './writePictureHosts.ts'

/** Product of a feed with its categories and brand. `productId` is null for a new product. */
export interface ProductWrite {
  product: FeedProduct
  taxonomyIds: TaxonomyIds
  lineHash: string
  productId: number | null
}

/** Store of the feed's quantities. */
export const FEED_STORE_ID = 1

/**
 * Writes products in a constant number of statements. An existing product keeps its slug and ratings. Variants are matched by
 * option name, and withdrawn when the feed no longer has them.
 */
export async function writeProducts(tx: Transaction, writes: readonly ProductWrite[]): Promise<void> {
  const known = writes.flatMap(({ productId }) => (productId === null ? [] : [productId]))
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
      .map(({ id, quantity }) => ({ storeId: FEED_STORE_ID, variantId: id, quantity })),
  )
  await writeSources(tx, stored)
  await writePictureHosts(
    tx,
    writes.map(({ product }) => product),
  )
}

async function variantsOf(tx: Transaction, productIds: readonly number[]): Promise<number[]> {
  const found = await tx
    .select({ id: variant.id })
    .from(variant)
    .where(inArray(variant.productId, [...productIds]))
  return found.map(({ id }) => id)
}

type StoredWrite = ProductWrite & { id: number }

function rows(values: readonly object[]): SQL {
  return sql`${JSON.stringify(values)}::jsonb`
}

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
  }
}

const PRODUCT_ROW = sql`(id int, slug text, title text, brand_id int, main_id int, sub_id int, child_id int, mrp int,
  price int, media text[])`

async function updateProducts(tx: Transaction, writes: readonly ProductWrite[]): Promise<void> {
  if (writes.length === 0) return
  await tx.execute(sql`
    update product p
    set title = r.title, title_base = r.title, brand_id = r.brand_id, main_id = r.main_id, sub_id = r.sub_id,
      child_id = r.child_id, mrp_paise = r.mrp, selling_price_paise = r.price, media = r.media, updated_at = now(),
      is_active = p.is_active or exists (
        select from product_source where product_id = p.id and withdrawn_at is not null)
    from jsonb_to_recordset(${rows(writes.map(productRow))}) as r ${PRODUCT_ROW}
    where p.id = r.id`)
}

async function insertProducts(
  tx: Transaction,
  writes: readonly ProductWrite[],
): Promise<Map<ProductWrite, number>> {
  if (writes.length === 0) return new Map()
  const slugs = await freeSlugs(tx, writes)
  const values = writes.map((write, index) => ({ ...productRow(write), slug: slugs[index] }))
  const inserted = await tx.execute<{ id: number; slug: string }>(sql`
    insert into product (slug, title, title_base, brand_id, main_id, sub_id, child_id, mrp_paise, selling_price_paise,
      launched_on, media)
    select slug, title, title, brand_id, main_id, sub_id, child_id, mrp, price, ${today()}, media
    from jsonb_to_recordset(${rows(values)}) as r ${PRODUCT_ROW}
    returning id, slug`)
  const idBySlug = new Map(inserted.rows.map(({ id, slug }) => [slug, id]))
  return new Map(writes.map((write, index) => [write, idBySlug.get(slugs[index] ?? '') ?? missing()]))
}

/**
 * Unused slugs of brand and title. If a slug is taken (titles repeat in feeds), letters derived from the product's source are
 * added, so that a product gets the same slug in every database.
 */
async function freeSlugs(tx: Transaction, writes: readonly ProductWrite[]): Promise<string[]> {
  const wished = writes.map(({ product }) => {
    const slug = slugify(`${product.brand} ${product.title}`)
    return /[a-z]/.test(slug) ? slug : `product-${slug}`.replace(/-$/, '')
  })
  const taken = await tx.execute<{ slug: string }>(
    sql`select slug from product where slug = any(${sql.param(wished)}::text[])`,
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
  // Feeds contain no country of origin, so none is shown.
  await tx.execute(sql`
    insert into product_detail (product_id, description, country_of_origin)
    select id, description, '' from jsonb_to_recordset(${rows(
      writes.map(({ id, product: { description } }) => ({ id, description })),
    )}) as r (id int, description text)
    on conflict (product_id) do update set description = excluded.description`)
}

interface VariantRow {
  product_id: number
  group_name: string | null
  name: string | null
  position: number
  colour: string | null
  mrp: number
  price: number
  quantity: number
}

/** Variants as rows; a product without options has one row. */
function variantRows({ id, product }: StoredWrite): VariantRow[] {
  if (product.options.length === 0) {
    const { mrp, sellingPrice: price, quantity } = product
    return [{ product_id: id, group_name: null, name: null, position: 0, colour: null, mrp, price, quantity }]
  }
  return product.options.flatMap(({ group, variants }) => {
    const ordered = group === 'Size' ? variants.toSorted((a, b) => compareSizes(a.name, b.name)) : variants
    return ordered.map(({ name, colourCode: colour, mrp, sellingPrice: price, quantity }, position) => ({
      product_id: id,
      group_name: group,
      name,
      position,
      colour,
      mrp,
      price,
      quantity,
    }))
  })
}

async function writeVariants(tx: Transaction, writes: readonly StoredWrite[]) {
  const values = rows(writes.flatMap(variantRows))
  await tx.execute(sql`
    insert into option_value (group_name, name)
    select distinct group_name, name from jsonb_to_recordset(${values}) as r (group_name text, name text)
    where name is not null
    on conflict do nothing`)
  const written = await tx.execute<{ id: number; quantity: number; isNew: boolean }>(sql`
    with wanted as (
      select r.*, o.id as option_value_id
      from jsonb_to_recordset(${values}) as r (product_id int, group_name text, name text, position int, colour text,
        mrp int, price int, quantity int)
      left join option_value o on o.group_name = r.group_name and o.name = r.name
    ), written as (
      insert into variant (product_id, option_value_id, position, color_code, mrp_paise, selling_price_paise)
      select product_id, option_value_id, position, colour, mrp, price from wanted
      on conflict (product_id, option_value_id) do update
      set position = excluded.position, color_code = excluded.color_code, mrp_paise = excluded.mrp_paise,
        selling_price_paise = excluded.selling_price_paise, is_active = true
      returning id, product_id, option_value_id, xmax = 0 as is_new
    )
    select written.id, wanted.quantity, written.is_new as "isNew" from written
    join wanted on wanted.product_id = written.product_id
      and wanted.option_value_id is not distinct from written.option_value_id`)
  return written.rows
}

async function withdrawVariants(
  tx: Transaction,
  products: readonly number[],
  kept: readonly { id: number }[],
): Promise<void> {
  if (products.length === 0) return
  await tx.execute(sql`
    update variant set is_active = false
    where product_id = any(${sql.param(products)}::int[]) and is_active
      and id <> all(${sql.param(kept.map(({ id }) => id))}::int[])`)
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
