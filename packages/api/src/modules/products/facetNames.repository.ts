import { inArray, sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { brand } from '#database/schema/brand.ts'
import { optionValue } from '#database/schema/product.ts'

/** All brands, by name. */
export function listBrandNames(db: Database) {
  return db
    .select({ id: brand.id, slug: brand.slug, name: brand.name })
    .from(brand)
    .orderBy(sql`fold(name)`)
}

/** Groups whose value is the colour of a combination. */
const COLOUR_GROUP = 'colou?r|shade'
/** Groups whose values have the colour of the product alone: "M" has none of its own. A combination names its colour, too. */
const MEASURED_GROUP = '^[^/]*(size|volume|weight)[^/]*$'

/** Option values with the colour of their first variant, of their own or of a combination. The index `variant_option_colour` finds it. */
export async function findOptionNames(db: Database, ids: readonly number[]) {
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
            and option_value.group_name !~* ${MEASURED_GROUP}
          order by id limit 1
        ) coloured
        order by coloured.id limit 1
      )`,
    })
    .from(optionValue)
    .where(inArray(optionValue.id, [...ids]))
}
