import { and, asc, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import { CODE_LIFETIME_S, CODE_TRIES } from '@shop/contract/limits'
import type { Database, Transaction } from '#database/openDatabase.ts'
import { oneTimeCode } from '#database/schema/oneTimeCode.ts'

export type CodePurpose = (typeof oneTimeCode.$inferSelect)['purpose']

/** Reference to a code: its challenge, or the newest code of a number or mailbox. */
export type CodeReference = { challengeId: string } | { targetHmac: Buffer }

export async function insertCode(
  tx: Transaction,
  values: Pick<
    typeof oneTimeCode.$inferInsert,
    'id' | 'purpose' | 'targetHmac' | 'targetSealed' | 'codeHmac' | 'userId' | 'isSent'
  >,
): Promise<Date> {
  const [row] = await tx
    .insert(oneTimeCode)
    .values({ ...values, expiresAt: sql`now() + make_interval(secs => ${CODE_LIFETIME_S})` })
    .returning({ expiresAt: oneTimeCode.expiresAt })
  return row?.expiresAt ?? new Date()
}

/** Counts an attempt and returns the code in one statement, so that a code is compared at most five times. */
export async function countTry(db: Database, purpose: CodePurpose, reference: CodeReference) {
  const id =
    'challengeId' in reference
      ? sql`${reference.challengeId}::uuid`
      : db
          .select({ id: oneTimeCode.id })
          .from(oneTimeCode)
          .where(and(eq(oneTimeCode.targetHmac, reference.targetHmac), eq(oneTimeCode.purpose, purpose)))
          .orderBy(desc(oneTimeCode.createdAt))
          .limit(1)
  const [row] = await db
    .update(oneTimeCode)
    .set({ tries: sql`${oneTimeCode.tries} + 1` })
    .where(
      and(
        eq(oneTimeCode.id, id),
        eq(oneTimeCode.purpose, purpose),
        isNull(oneTimeCode.usedAt),
        lt(oneTimeCode.tries, CODE_TRIES),
        gt(oneTimeCode.expiresAt, sql`now()`),
      ),
    )
    .returning()
  return row
}

export async function uncountTry(db: Database, id: string): Promise<void> {
  await db
    .update(oneTimeCode)
    .set({ tries: sql`${oneTimeCode.tries} - 1` })
    .where(and(eq(oneTimeCode.id, id), gt(oneTimeCode.tries, 0)))
}

/** Marks a code and all other codes of its target as used. False when another request was first. */
export async function markUsed(
  tx: Transaction,
  { id, purpose, targetHmac }: Pick<typeof oneTimeCode.$inferSelect, 'id' | 'purpose' | 'targetHmac'>,
): Promise<boolean> {
  const live = await tx
    .select({ id: oneTimeCode.id })
    .from(oneTimeCode)
    .where(
      and(
        eq(oneTimeCode.targetHmac, targetHmac),
        eq(oneTimeCode.purpose, purpose),
        isNull(oneTimeCode.usedAt),
      ),
    )
    // Fixed lock order, against deadlocks.
    .orderBy(asc(oneTimeCode.id))
    .for('update')
  const ids = live.map((code) => code.id)
  if (!ids.includes(id)) return false
  await tx
    .update(oneTimeCode)
    .set({ usedAt: sql`now()` })
    .where(inArray(oneTimeCode.id, ids))
  return true
}
