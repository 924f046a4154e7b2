import { sql } from 'drizzle-orm'
import { codeOf } from '#database/codeOf.ts'
import type { Database } from '#database/openDatabase.ts'
import type { SlugKind } from '#database/schema/redirect.ts'

const UNIQUE_VIOLATION = '23505'

export type RenameResult = 'done' | 'unknown' | 'taken'

/** Gives a page a new slug. A trigger keeps the earlier one. */
export async function renameSlug(
  db: Database,
  { kind, from, to }: { kind: SlugKind; from: string; to: string },
): Promise<RenameResult> {
  try {
    const { rowCount } = await db.execute(renaming(kind, from, to))
    return rowCount === 0 ? 'unknown' : 'done'
  } catch (error) {
    if (codeOf(error) === UNIQUE_VIOLATION) return 'taken'
    throw error
  }
}

function renaming(kind: SlugKind, from: string, to: string) {
  switch (kind) {
    case 'product':
      return sql`update product set slug = ${to}, updated_at = now() where slug = ${from}`
    case 'post':
      return sql`update blog set slug = ${to} where slug = ${from}`
    case 'brand':
      return sql`update brand set slug = ${to} where slug = ${from}`
    case 'main':
    case 'sub':
    case 'child':
      return sql`update category set slug = ${to} where slug = ${from} and level::text = ${kind}`
  }
}
