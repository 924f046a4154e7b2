import { customType } from 'drizzle-orm/pg-core'

/** Bytes, such as a hash. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
