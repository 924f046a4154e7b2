import { and, asc, desc, eq, inArray, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import { deleteInParts } from '#database/deleteInParts.ts'
import type { Database } from '#database/openDatabase.ts'
import { outbox } from '#database/schema/outbox.ts'

const AT_A_TIME = 10
/** Duration of a claim, after which another process may try. */
const LEASE_S = 120
/** Sent messages are listed for this many days. */
const KEEP_DAYS = 7

export type OutboxRow = typeof outbox.$inferSelect

const isPending = () => and(isNull(outbox.sentAt), isNull(outbox.abandonedAt))
const wiped = { recipient: '', replyTo: null, subject: null, text: '' }

/** Claims due messages for this process. Two processes never claim the same one. */
export function claimDue(db: Database): Promise<OutboxRow[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isPending(), lte(outbox.dueAt, sql`now()`)))
    .orderBy(asc(outbox.dueAt))
    .limit(AT_A_TIME)
    .for('update', { skipLocked: true })
  return db
    .update(outbox)
    .set({ tries: sql`${outbox.tries} + 1`, dueAt: inSeconds(LEASE_S) })
    .where(inArray(outbox.id, due))
    .returning()
}

/** Marks a message as sent and erases personal data, unless it is to be listed. */
export async function markSent(db: Database, id: number, isListed: boolean): Promise<void> {
  await db
    .update(outbox)
    .set({ sentAt: sql`now()`, ...(!isListed && wiped) })
    .where(eq(outbox.id, id))
}

export async function postpone(db: Database, id: number, pauseS: number): Promise<void> {
  await db
    .update(outbox)
    .set({ dueAt: inSeconds(pauseS) })
    .where(eq(outbox.id, id))
}

export async function abandon(db: Database, id: number): Promise<void> {
  await db
    .update(outbox)
    .set({ abandonedAt: sql`now()`, ...wiped })
    .where(eq(outbox.id, id))
}

export async function abandonExpired(db: Database): Promise<void> {
  await db
    .update(outbox)
    .set({ abandonedAt: sql`now()`, ...wiped })
    .where(and(isPending(), lte(outbox.expiresAt, sql`now()`)))
}

export function listMessages(db: Database, to: string | undefined): Promise<OutboxRow[]> {
  return db
    .select()
    .from(outbox)
    .where(to === undefined ? undefined : eq(outbox.recipient, to))
    .orderBy(desc(outbox.id))
    .limit(100)
}

export async function sweepOutbox(db: Database): Promise<void> {
  const longAgo = sql`now() - make_interval(days => ${KEEP_DAYS})`
  await deleteInParts(db, outbox, or(lt(outbox.sentAt, longAgo), lt(outbox.abandonedAt, longAgo)))
}

function inSeconds(seconds: number): SQL {
  return sql`now() + make_interval(secs => ${seconds})`
}
