import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#database/openDatabase.ts'
import { user } from '#database/schema/account.ts'

const profileColumns = {
  name: user.name,
  email: user.email,
  emailVerifiedAt: user.emailVerifiedAt,
  phone: user.phone,
  phoneVerifiedAt: user.phoneVerifiedAt,
  gender: user.gender,
  birthday: user.birthday,
  hasPassword: sql<boolean>`${user.passwordHash} is not null`,
  createdAt: user.createdAt,
}

export async function findProfile(db: Db, id: number) {
  const [row] = await db
    .select(profileColumns)
    .from(user)
    .where(and(eq(user.id, id), isNull(user.closedAt)))
  return row
}

/** Id of the account that signs in with an e-mail address or a number. */
export async function findUserByContact(tx: Transaction, contact: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: user.id })
    .from(user)
    .where(or(eq(user.email, contact), and(eq(user.phone, contact), isNotNull(user.phoneVerifiedAt))))
  return row?.id
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>

export async function updateProfile(
  tx: Transaction,
  id: number,
  changes: Partial<typeof user.$inferInsert>,
): Promise<void> {
  if (Object.keys(changes).length > 0) await tx.update(user).set(changes).where(eq(user.id, id))
}

/** Locks an account until the end of the transaction; false when it is closed. */
export async function lockUser(tx: Transaction, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, id), isNull(user.closedAt)))
    .for('update')
  return rows.length === 1
}
