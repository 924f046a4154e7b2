import type { Database, Transaction } from '#database/openDatabase.ts'
import { outbox } from '#database/schema/outbox.ts'

export interface Message {
  channel: 'mail' | 'sms'
  /** E-mail address, or `+91` and ten digits. */
  to: string
  /** What it is about, in a few words, for operators: "order placed". */
  topic: string
  /** Of a mail. */
  subject?: string
  /** Plain text. */
  text: string
  /** The same key is the same message: it is sent once, however often this is called. */
  dedupe: string
  /** Of a mail: where an answer goes, if not to the shop. */
  replyTo?: string
  /** After it the message is of no use and is not sent. */
  expiresAt?: Date
}

/** Writes a message in the transaction that is its cause: it goes out if that one commits, and only then. */
export async function enqueueMessage(tx: Database | Transaction, { to, ...message }: Message): Promise<void> {
  await tx
    .insert(outbox)
    .values({ ...message, recipient: to })
    .onConflictDoNothing({ target: outbox.dedupe })
}
