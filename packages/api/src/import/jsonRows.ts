import { sql, type SQL } from 'drizzle-orm'

/** Rows as a parameter for `jsonb_to_recordset`. */
export function rows(values: readonly object[]): SQL {
  return sql`${JSON.stringify(values)}::jsonb`
}
