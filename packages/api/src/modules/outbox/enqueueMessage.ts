import type { Database, Transaction } from '#database/openDatabase.ts'
import { outbox } from '#database/schema/outbox.ts'

export interface Message {
  channel: 'mail' | 'sms'
  /** E-mail address, or `+91` and ten digits. */
  to: string
  /** Short subject for operators, such as "order placed". */
  topic: string
  /** For mails. */
  subject?: string
  /** Plain text. */
  text: string
  /** Messages with the same key are sent once. */
  dedupe: string
  /** For mails: reply address when it is not the shop's. */
  replyTo?: string
  /** The message is not sent after this time. */
  expiresAt?: Date
}

/** Writes a message in the transaction of its cause: it is sent if and only if that transaction commits. */
export async function enqueueMessage(tx: Database | Transaction, { to, ...message }: Message): Promise<void> {
  await tx
    .insert(outbox)
    .values({ ...message, recipient: to })
    .onConflictDoNothing({ target: outbox.dedupe })
}
