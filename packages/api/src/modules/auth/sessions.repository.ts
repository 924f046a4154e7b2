import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/openDatabase.ts'
import { session } from '#database/schema/account.ts'

const TOKEN_BYTES = 32
/** Longest lifetime of a token. */
const LIFETIME_DAYS = 90

export async function openSession(tx: Transaction, userId: number, device: string): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await tx.insert(session).values({
    tokenSha256: createHash('sha256').update(token).digest(),
    userId,
    device,
    expiresAt: sql`now() + make_interval(days => ${LIFETIME_DAYS})`,
  })
  return token
}

const isLive = () => and(isNull(session.revokedAt), gt(session.expiresAt, sql`now()`))

export async function revokeSession(db: Database, userId: number, id: number): Promise<boolean> {
  const { rowCount } = await db
    .update(session)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(session.id, id), eq(session.userId, userId), isLive()))
  return rowCount === 1
}

export async function revokeSessions(tx: Transaction, userId: number): Promise<void> {
  await tx
    .update(session)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(session.userId, userId), isNull(session.revokedAt)))
}

/** Live sessions of a user by last use. */
export function listSessions(db: Database, userId: number) {
  return db
    .select({
      id: session.id,
      device: session.device,
      createdAt: session.createdAt,
      seenAt: session.seenAt,
    })
    .from(session)
    .where(and(eq(session.userId, userId), isLive()))
    .orderBy(desc(session.seenAt), desc(session.id))
}
