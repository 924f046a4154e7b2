import type { Db } from '#database/openDatabase.ts'
import { currentTraceparent } from '#tracing/traces.ts'
import { outbox } from '#database/schema/outbox.ts'

export interface Message {
  channel: 'mail' | 'sms'
  to: string
  /** Short description for operators, such as "order placed". */
  topic: string
  subject?: string
  text: string
  dedupe: string
  replyTo?: string
  expiresAt?: Date
}

/** Writes a message in the transaction of its cause: it is sent if and only if that transaction commits. */
export async function enqueueMessage(tx: Db, { to, ...message }: Message): Promise<void> {
  await tx
    .insert(outbox)
    .values({ ...message, recipient: to, traceparent: currentTraceparent() ?? null })
    .onConflictDoNothing({ target: outbox.dedupe })
}
