import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { bytea } from './bytea.ts'

const moment = () => timestamp({ withTimezone: true })

export const gender = pgEnum('gender', ['female', 'male', 'other'])

/** A closed account keeps its row, without personal data. A phone number signs in, and is unique, once it is verified (decision 012). */
export const user = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    /** In lower case. */
    email: text(),
    emailVerifiedAt: moment(),
    /** `+91` and ten digits. */
    phone: text(),
    phoneVerifiedAt: moment(),
    /** argon2id, with its salt and costs. */
    passwordHash: text(),
    gender: gender(),
    birthday: date({ mode: 'string' }),
    createdAt: moment().notNull().defaultNow(),
    closedAt: moment(),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    uniqueIndex('users_phone')
      .on(table.phone)
      .where(sql`phone_verified_at is not null`),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
    check('users_phone_indian', sql`${table.phone} ~ '^\\+91[6-9][0-9]{9}$'`),
  ],
)

/** Session of a user. Only the token's hash is stored, so that a copy of the database signs nobody in. */
export const session = pgTable(
  'session',
  {
    tokenSha256: bytea().primaryKey(),
    /** Public id, with which the owner revokes the session. */
    id: integer().notNull().unique().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Browser and system, such as "Chrome on Android". */
    device: text().notNull().default(''),
    createdAt: moment().notNull().defaultNow(),
    /** Last use, to the hour. */
    seenAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (table) => [index('session_user').on(table.userId)],
)

export const addressType = pgEnum('address_type', ['home', 'work'])

export const address = pgTable(
  'address',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    phone: text().notNull(),
    pincode: text().notNull(),
    line1: text().notNull(),
    line2: text().notNull(),
    landmark: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    type: addressType().notNull(),
    isDefault: boolean().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('address_user').on(table.userId),
    uniqueIndex('address_default')
      .on(table.userId)
      .where(sql`is_default`),
  ],
)
