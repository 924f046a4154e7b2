import { SIZE_GROUP } from '@shop/contract/limits'
import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/openDatabase.ts'
import { compareSizes } from '#modules/products/compareSizes.ts'
import type { FeedVariant } from './feedProduct.ts'
import { rows } from './jsonRows.ts'
import type { StoredWrite } from './writeProducts.ts'

interface VariantRow {
  product_id: number
  group_name: string | null
  name: string | null
  position: number
  colour: string | null
  mrp: number
  price: number
  quantity: number
  sku: string | null
  barcode: string | null
  media: string[]
}

/** Variants as rows; a product without options has one row. */
function variantRows({ id, product }: StoredWrite): VariantRow[] {
  if (product.options.length === 0) {
    const { mrp, sellingPrice: price, quantity, sku, barcode } = product
    const none = { group_name: null, name: null, colour: null, media: [] }
    return [{ product_id: id, position: 0, mrp, price, quantity, sku, barcode, ...none }]
  }
  return product.options.flatMap(({ group, groups, variants }) =>
    inOrder(groups, variants).map((variant, position) => ({
      product_id: id,
      group_name: group,
      name: variant.name,
      position,
      colour: variant.colourCode,
      mrp: variant.mrp,
      price: variant.sellingPrice,
      quantity: variant.quantity,
      sku: variant.sku,
      barcode: variant.barcode,
      media: variant.images,
    })),
  )
}

/** Sizes sorted, other values in the order of the feed; the first group first. */
function inOrder(groups: readonly string[], variants: readonly FeedVariant[]): FeedVariant[] {
  const comparisons = groups.map((group, at) => {
    const valueOf = ({ values }: FeedVariant) => values[at] ?? ''
    if (group === SIZE_GROUP) return (a: FeedVariant, b: FeedVariant) => compareSizes(valueOf(a), valueOf(b))
    const order = new Map([...new Set(variants.map(valueOf))].map((value, place) => [value, place]))
    const placeOf = (variant: FeedVariant) => order.get(valueOf(variant)) ?? 0
    return (a: FeedVariant, b: FeedVariant) => placeOf(a) - placeOf(b)
  })
  return variants.toSorted((a, b) => comparisons.reduce((before, compare) => before || compare(a, b), 0))
}

/** Option values of the products, and the values that combinations consist of. */
async function writeOptionValues(tx: Transaction, writes: readonly StoredWrite[]): Promise<void> {
  const wholes = writes.flatMap(({ product: { options } }) =>
    options.flatMap(({ group, groups, variants }) =>
      variants.map(({ name, values }) => ({
        group_name: group,
        name,
        parts: groups.map((part, at) => ({ position: at + 1, group_name: part, name: values[at] })),
      })),
    ),
  )
  await tx.execute(sql`
    insert into option_value (group_name, name)
    select group_name, name from jsonb_to_recordset(${rows(wholes)}) as whole (group_name text, name text)
    union
    select group_name, name from jsonb_to_recordset(${rows(wholes.flatMap(({ parts }) => parts))})
      as part (group_name text, name text)
    order by 1, 2
    on conflict do nothing`)
  const combinations = wholes.filter(({ parts }) => parts.length > 1)
  if (combinations.length === 0) return
  await tx.execute(sql`
    insert into option_part (whole_id, position, part_id)
    select whole_value.id, part.position, part_value.id
    from jsonb_to_recordset(${rows(combinations)}) as whole (group_name text, name text, parts jsonb),
      jsonb_to_recordset(whole.parts) as part (position int, group_name text, name text),
      option_value whole_value, option_value part_value
    where (whole_value.group_name, whole_value.name) = (whole.group_name, whole.name)
      and (part_value.group_name, part_value.name) = (part.group_name, part.name)
    order by 1, 2
    on conflict do nothing`)
}

/** Writes the variants of products. `isNew` is true for those that the shop did not have. */
export async function writeVariants(tx: Transaction, writes: readonly StoredWrite[]) {
  // A trigger of variants reads the values of a combination.
  await writeOptionValues(tx, writes)
  const values = rows(writes.flatMap(variantRows))
  const written = await tx.execute<{ id: number; quantity: number; isNew: boolean }>(sql`
    with wanted as (
      select r.*, o.id as option_value_id
      from jsonb_to_recordset(${values}) as r (product_id int, group_name text, name text, position int, colour text,
        mrp int, price int, quantity int, sku text, barcode text, media text[])
      left join option_value o on o.group_name = r.group_name and o.name = r.name
    ), written as (
      insert into variant (product_id, option_value_id, position, color_code, mrp_paise, selling_price_paise, sku, barcode, media)
      select product_id, option_value_id, position, colour, mrp, price, sku, barcode, media from wanted
      order by product_id, position
      on conflict (product_id, option_value_id) do update
      set position = excluded.position, color_code = excluded.color_code, mrp_paise = excluded.mrp_paise,
        selling_price_paise = excluded.selling_price_paise, sku = excluded.sku, barcode = excluded.barcode,
        media = excluded.media, is_active = true
      returning id, product_id, option_value_id, xmax = 0 as is_new
    )
    select written.id, wanted.quantity, written.is_new as "isNew" from written
    join wanted on wanted.product_id = written.product_id
      and wanted.option_value_id is not distinct from written.option_value_id`)
  return written.rows
}

export async function withdrawVariants(
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
