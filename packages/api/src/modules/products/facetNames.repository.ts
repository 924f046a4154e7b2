import { asc, inArray, sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { brand } from '#database/schema/brand.ts'
import { category } from '#database/schema/category.ts'
import { optionValue } from '#database/schema/product.ts'

export async function findBrandNames(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .select({ id: brand.id, slug: brand.slug, name: brand.name })
    .from(brand)
    .where(inArray(brand.id, [...ids]))
    .orderBy(sql`fold(name)`)
}

export async function findCategoryNames(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .select({ id: category.id, slug: category.slug, name: category.name, level: category.level })
    .from(category)
    .where(inArray(category.id, [...ids]))
    .orderBy(asc(category.position), asc(category.id))
}

/** Groups whose value is the colour of a combination. */
const COLOUR_GROUP = 'colou?r|shade'

/** Option values with the colour of their first variant, of their own or of a combination. The index `variant_option_colour` finds it. */
export async function findOptionNames(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .select({
      id: optionValue.id,
      group: optionValue.groupName,
      value: optionValue.name,
      colorCode: sql<string | null>`(
        select color_code from (
          select option_value.id as value_id
          union all
          select whole_id from option_part where part_id = option_value.id and group_name ~* ${COLOUR_GROUP}
        ) wanted cross join lateral (
          select id, color_code from variant
          where option_value_id = value_id and color_code is not null and is_active
          order by id limit 1
        ) coloured
        order by coloured.id limit 1
      )`,
    })
    .from(optionValue)
    .where(inArray(optionValue.id, [...ids]))
}
