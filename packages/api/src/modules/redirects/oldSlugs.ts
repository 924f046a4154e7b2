import { sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { SlugKind } from '#database/schema/redirect.ts'

/** Id of what had this slug earlier: a subquery, null when nothing had. */
export function ownerOfOldSlug(kinds: readonly SlugKind[], slug: string | Placeholder): SQL {
  return sql`(select owner_id from old_slug where slug = ${slug} and kind = any(${sql.param([...kinds])}::text[])
    order by array_position(${sql.param([...kinds])}::text[], kind) limit 1)`
}
