import { sql, type SQL } from 'drizzle-orm'

export function rows(values: readonly object[]): SQL {
  return sql`${JSON.stringify(values)}::jsonb`
}
