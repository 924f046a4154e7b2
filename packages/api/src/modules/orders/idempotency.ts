import { createHash } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import { deleteInParts } from '#database/deleteInParts.ts'
import type { Database, Transaction } from '#database/openDatabase.ts'
import { idempotentRequest } from '#database/schema/order.ts'
import { CodedProblem } from '#http/CodedProblem.ts'

export interface RepeatableCall {
  userId: number
  route: string
  key: string
  /** Validated request. The same key with a different request is an error. */
  request: unknown
}

export interface RepeatableAnswer {
  status: number
  body: string
  isReplay: boolean
}

export interface RepeatableWork<Read> {
  /** Locks and reads, sent together with the key: a repeated request reads in vain. */
  read: () => Promise<Read>
  work: (read: Read) => Promise<{ status: number; body: string }>
}

/** Inserts the idempotency key first: a repeated request waits there, and returns the same response or, after a failure, runs the work. */
export async function onceForKey<Read>(
  tx: Transaction,
  { userId, route, key, request }: RepeatableCall,
  { read, work }: RepeatableWork<Read>,
): Promise<RepeatableAnswer> {
  const requestSha256 = createHash('sha256').update(JSON.stringify(request)).digest()
  const isRow = and(
    eq(idempotentRequest.userId, userId),
    eq(idempotentRequest.route, route),
    eq(idempotentRequest.key, key),
  )
  const [inserted, known] = await Promise.all([
    tx
      .insert(idempotentRequest)
      .values({ userId, route, key, requestSha256 })
      .onConflictDoNothing()
      .returning({ key: idempotentRequest.key })
      .execute(),
    read(),
  ])
  if (inserted.length > 0) {
    const answer = await work(known)
    await tx.update(idempotentRequest).set(answer).where(isRow)
    return { ...answer, isReplay: false }
  }
  const [stored] = await tx.select().from(idempotentRequest).where(isRow)
  if (stored?.status == null || stored.body === null) throw new Error('A stored request without a response')
  if (!requestSha256.equals(stored.requestSha256))
    throw new CodedProblem(422, 'KEY_REUSED', 'This key has been used for another order.')
  return { status: stored.status, body: stored.body, isReplay: true }
}

/** Deletes keys older than a week: clients retry for a shorter time. */
export async function sweepKeys(db: Database): Promise<void> {
  await deleteInParts(db, idempotentRequest, lt(idempotentRequest.at, sql`now() - interval '7 days'`))
}
