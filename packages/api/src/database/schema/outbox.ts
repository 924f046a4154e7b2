import { sql } from 'drizzle-orm'
import { bigint, index, pgEnum, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true })

export const messageChannel = pgEnum('message_channel', ['mail', 'sms'])

/**
 * Messages to people, written in the transaction that is their cause and sent after it. Once it is out of the house, a message
 * loses its recipient and its text.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    channel: messageChannel().notNull(),
    /** E-mail address, or `+91` and ten digits. */
    recipient: text().notNull(),
    /** Of a mail: where an answer goes, if not to the shop. */
    replyTo: text(),
    /** What it is about: "sign-in code". */
    topic: text().notNull(),
    /** Of a mail. */
    subject: text(),
    text: text().notNull(),
    /** The same key is one message, however often it is written. */
    dedupe: text().notNull().unique(),
    tries: smallint().notNull().default(0),
    /** When it is due: at once, after the lease of who is sending it, or after a pause. */
    dueAt: moment().notNull().defaultNow(),
    /** After it the message is of no use, such as a code that has expired. */
    expiresAt: moment(),
    createdAt: moment().notNull().defaultNow(),
    sentAt: moment(),
    /** Not sent, and not tried any more. */
    abandonedAt: moment(),
  },
  (table) => [
    index('outbox_due')
      .on(table.dueAt)
      .where(sql`sent_at is null and abandoned_at is null`),
    index('outbox_recipient').on(table.recipient),
  ],
)
