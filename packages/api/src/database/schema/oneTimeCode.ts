import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  smallint,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { user } from './account.ts'
import { bytea } from './bytea.ts'

const moment = () => timestamp({ withTimezone: true })

/** `phone` signs in or verifies a number, `email` verifies an address, `reset` allows a new password. */
export const codePurpose = pgEnum('code_purpose', ['phone', 'email', 'reset'])

/** Six-digit code, stored encrypted with the shop's secret. Attempts are counted before the comparison. */
export const oneTimeCode = pgTable(
  'one_time_code',
  {
    id: uuid().primaryKey(),
    purpose: codePurpose().notNull(),
    /** Number or address: a keyed hash to find it, and its encrypted text. */
    targetHmac: bytea().notNull(),
    targetSealed: bytea().notNull(),
    codeHmac: bytea().notNull(),
    tries: smallint().notNull().default(0),
    /** False for an address without an account: wrong codes for it do not count as an attack. */
    isSent: boolean().notNull().default(true),
    userId: integer().references(() => user.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [
    index('one_time_code_target').on(table.targetHmac, table.createdAt),
    index('one_time_code_expiry').on(table.expiresAt),
    check('one_time_code_tries', sql`${table.tries} between 0 and 5`),
  ],
)
