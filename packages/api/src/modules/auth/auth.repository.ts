import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#database/openDatabase.ts'
import { user } from '#database/schema/account.ts'

/** Undefined when the address has an account already. */
export async function insertUser(
  tx: Transaction,
  values: Pick<typeof user.$inferInsert, 'name' | 'email' | 'passwordHash' | 'phone'>,
): Promise<number | undefined> {
  const [row] = await tx
    .insert(user)
    .values(values)
    .onConflictDoNothing({ target: user.email })
    .returning({ id: user.id })
  return row?.id
}

export async function insertPhoneUser(
  tx: Transaction,
  values: { name: string; phone: string },
): Promise<number | undefined> {
  const [row] = await tx
    .insert(user)
    .values({ ...values, phoneVerifiedAt: sql`now()` })
    .onConflictDoNothing({ target: user.phone, where: sql`phone_verified_at is not null` })
    .returning({ id: user.id })
  return row?.id
}

export async function findByEmail(db: Db, email: string) {
  const [row] = await db
    .select({ id: user.id, name: user.name, passwordHash: user.passwordHash })
    .from(user)
    .where(eq(user.email, email))
  return row
}

export async function findByPhone(db: Db, phone: string) {
  const [row] = await db
    .select({ id: user.id, name: user.name })
    .from(user)
    .where(and(eq(user.phone, phone), isNotNull(user.phoneVerifiedAt)))
  return row
}

/** Locks an account; false when it is closed or its password has changed. */
export async function lockUnchangedUser(
  tx: Transaction,
  id: number,
  passwordHash?: string | null,
): Promise<boolean> {
  const hasPassword = typeof passwordHash === 'string' ? eq(user.passwordHash, passwordHash) : undefined
  const rows = await tx
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, id), isNull(user.closedAt), hasPassword))
    .for('share')
  return rows.length === 1
}

/** A number verified earlier can no longer sign in: someone else may have created the account (decision 012). */
export async function setPassword(tx: Transaction, id: number, passwordHash: string): Promise<void> {
  await tx
    .update(user)
    .set({
      passwordHash,
      phoneVerifiedAt: sql`case when ${user.emailVerifiedAt} is null then null else ${user.phoneVerifiedAt} end`,
      emailVerifiedAt: sql`coalesce(${user.emailVerifiedAt}, now())`,
    })
    .where(eq(user.id, id))
}
