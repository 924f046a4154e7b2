import { customType } from 'drizzle-orm/pg-core'

/** The id of a transaction, as text. */
export const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })
