import { sql } from 'drizzle-orm'
import type { Db } from '#database/openDatabase.ts'
import { currentTraceparent } from '#tracing/traces.ts'

export interface MessageForUser {
  /** Short description for operators. */
  topic: string
  text: string
  mail: { subject: string; dedupe: string }
  sms: { dedupe: string; isUrgent: boolean }
}

/** Channel of a message that is not urgent, by the e-mail address of the account. */
export const channelOf = (email: string | null): 'mail' | 'sms' => (email === null ? 'sms' : 'mail')

/**
 * Writes a mail, and a text message when it is urgent or the account has no mail address, in the transaction of their cause. A text message needs
 * a verified number.
 */
export async function enqueueForUser(
  tx: Db,
  userId: number,
  { topic, text, mail, sms }: MessageForUser,
): Promise<void> {
  const insert = tx.execute(sql`
    insert into outbox (channel, recipient, topic, subject, text, dedupe, traceparent)
    select channel, recipient, ${topic}, subject, ${text}, dedupe, ${currentTraceparent() ?? null}
    from users, lateral (values
      ('mail'::message_channel, email, ${mail.subject}, ${mail.dedupe}),
      ('sms', case when phone_verified_at is not null and (${sms.isUrgent} or email is null) then phone end, null, ${sms.dedupe})
    ) as message (channel, recipient, subject, dedupe)
    where id = ${userId} and recipient is not null
    on conflict (dedupe) do nothing`)
  await insert.execute()
}
