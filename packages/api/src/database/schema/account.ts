import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from './bytea.ts'

const moment = () => timestamp({ withTimezone: true })

/** A shopper with an account. A closed one keeps its row for the books, without personal data. */
export const user = pgTable('users', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  createdAt: moment().notNull().defaultNow(),
  closedAt: moment(),
})

/** A bearer token in use. Only its hash is kept, so that nobody can log in with what the database holds. */
export const session = pgTable(
  'session',
  {
    tokenSha256: bytea().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (table) => [index('session_user').on(table.userId)],
)
