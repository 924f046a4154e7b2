import { sql } from 'drizzle-orm'
import { bigint, index, pgEnum, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true })

export const messageChannel = pgEnum('message_channel', ['mail', 'sms'])

/** Messages, written in the transaction of their cause and sent later. A sent message loses its recipient and text. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    channel: messageChannel().notNull(),
    recipient: text().notNull(),
    /** Reply address of an e-mail, if it is not the shop's. */
    replyTo: text(),
    /** Short description for operators, such as "sign-in code". */
    topic: text().notNull(),
    subject: text(),
    text: text().notNull(),
    /** Messages with the same key are sent once. */
    dedupe: text().notNull().unique(),
    /** W3C trace context of the cause, if it was traced. */
    traceparent: text(),
    tries: smallint().notNull().default(0),
    /** Time of the next attempt: now, the end of a worker's lease, or after a pause. */
    dueAt: moment().notNull().defaultNow(),
    expiresAt: moment(),
    createdAt: moment().notNull().defaultNow(),
    sentAt: moment(),
    abandonedAt: moment(),
  },
  (table) => [
    index('outbox_due')
      .on(table.dueAt)
      .where(sql`sent_at is null and abandoned_at is null`),
    index('outbox_recipient').on(table.recipient),
  ],
)
