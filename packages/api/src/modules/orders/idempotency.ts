import { createHash } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/openDatabase.ts'
import { idempotentRequest } from '#database/schema/order.ts'
import { CodedProblem } from '#http/CodedProblem.ts'

export interface RepeatableCall {
  userId: number
  route: string
  key: string
  /** What was asked for, as the schema took it: the same key with another request is a mistake. */
  request: unknown
}

export interface RepeatableAnswer {
  status: number
  /** The bytes of the answer, the same each time. */
  body: string
  isReplay: boolean
}

/**
 * Does something once for a key, in the transaction that also keeps its answer. The key's row is inserted first: a copy of the call
 * waits there for the first one to end, and then finds its answer, or, if that one failed, does the work itself.
 */
export async function onceForKey(
  tx: Transaction,
  { userId, route, key, request }: RepeatableCall,
  work: () => Promise<{ status: number; body: string }>,
): Promise<RepeatableAnswer> {
  const requestSha256 = createHash('sha256').update(JSON.stringify(request)).digest()
  const isRow = and(
    eq(idempotentRequest.userId, userId),
    eq(idempotentRequest.route, route),
    eq(idempotentRequest.key, key),
  )
  const inserted = await tx
    .insert(idempotentRequest)
    .values({ userId, route, key, requestSha256 })
    .onConflictDoNothing()
    .returning({ key: idempotentRequest.key })
  if (inserted.length > 0) {
    const answer = await work()
    await tx.update(idempotentRequest).set(answer).where(isRow)
    return { ...answer, isReplay: false }
  }
  const [kept] = await tx.select().from(idempotentRequest).where(isRow)
  if (kept?.status == null || kept.body === null) throw new Error('A kept call without an answer')
  if (!requestSha256.equals(kept.requestSha256))
    throw new CodedProblem(422, 'KEY_REUSED', 'This key has been used for another order.')
  return { status: kept.status, body: kept.body, isReplay: true }
}

/** Forgets the keys of last week: nobody repeats a call for that long. */
export async function sweepKeys(db: Database): Promise<void> {
  await db.delete(idempotentRequest).where(lt(idempotentRequest.at, sql`now() - interval '7 days'`))
}
