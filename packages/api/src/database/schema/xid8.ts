import { customType } from 'drizzle-orm/pg-core'

/** PostgreSQL's transaction id, as text. */
export const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })
