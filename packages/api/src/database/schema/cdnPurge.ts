import { bigint, boolean, pgTable, timestamp } from 'drizzle-orm/pg-core'

/** Purges of the CDN. Each has told it of all changes up to a version of the catalogue. */
export const cdnPurge = pgTable('cdn_purge', {
  version: bigint({ mode: 'number' }).primaryKey(),
  purgedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /** Purged again, once no process could have sent the CDN an older answer. */
  isSettled: boolean().notNull().default(false),
})
