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

/** `phone`: signs in, or proves a number. `email`: proves an address. `reset`: lets a password be set anew. */
export const codePurpose = pgEnum('code_purpose', ['phone', 'email', 'reset'])

/**
 * A code of six digits that was sent, or would have been. Neither it nor the number or address it went to can be read from the
 * row without the shop's secret. Tries are counted before the code is compared.
 */
export const oneTimeCode = pgTable(
  'one_time_code',
  {
    id: uuid().primaryKey(),
    purpose: codePurpose().notNull(),
    /** Number or address, as HMAC to look it up by and encrypted to read it back. */
    targetHmac: bytea().notNull(),
    targetSealed: bytea().notNull(),
    codeHmac: bytea().notNull(),
    tries: smallint().notNull().default(0),
    /** False for a mailbox without an account: wrong codes for it are no sign of an attack on shoppers. */
    isSent: boolean().notNull().default(true),
    /** Of `email`: who asked. */
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
