import { customType } from 'drizzle-orm/pg-core'

/** PostgreSQL's text search vector, built and read in SQL only. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
