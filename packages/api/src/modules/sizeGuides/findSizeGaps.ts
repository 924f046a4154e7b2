import { SIZE_GROUP } from '@shop/contract/limits'
import { sql } from 'drizzle-orm'
import type { Db } from '#database/openDatabase.ts'
import { sizeGuideFor } from './sizeGuideFor.ts'
import { readSizeGuides } from './sizeGuides.repository.ts'

/** Sizes that say themselves how much a product is, or that there is only one. */
const PLAIN = String.raw`^[\d.,]+ ?(ml|l|g|gm|kg|oz|n|pcs)$|^(free|one) ?size$`

interface Sizes extends Record<string, unknown> {
  categories: string[]
  brand: string
  sizes: string[]
  example: string
}

/** Sentences about sizes of products on sale that no size guide explains, by category and brand. */
export async function findSizeGaps(db: Db): Promise<string[]> {
  const { rows } = await db.execute<Sizes>(sql`
    select array[child.slug, sub.slug, main.slug] as categories, brand.slug as brand, min(product.slug) as example,
      array_agg(distinct value.name) as sizes
    from product
    join brand on brand.id = brand_id
    join category main on main.id = main_id join category sub on sub.id = sub_id join category child on child.id = child_id
    join variant on variant.product_id = product.id
    left join option_part on whole_id = option_value_id
    join option_value value on value.id = coalesce(part_id, option_value_id)
    where product.is_active and value.group_name = ${SIZE_GROUP} and value.name !~* ${PLAIN}
    group by child.slug, sub.slug, main.slug, brand.slug order by 1, 2`)
  const guides = await readSizeGuides(db)
  return rows.flatMap(({ categories, brand, sizes, example }) => {
    const guide = sizeGuideFor(guides, { categories, brand })
    const known = guide?.sizes.map(({ name }) => name) ?? []
    const missing = sizes.filter((size) => !known.includes(size))
    if (missing.length === 0) return []
    const subject = guide === undefined ? 'no size guide has' : `the size guide ${guide.slug} lacks`
    return `${categories[0]} of ${brand}: ${subject} ${missing.join(', ')}, such as of ${example}.`
  })
}
