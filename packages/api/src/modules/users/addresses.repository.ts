import { and, count, desc, eq } from 'drizzle-orm'
import type { Db, Transaction } from '#database/openDatabase.ts'
import { address } from '#database/schema/account.ts'

const columns = {
  id: address.id,
  name: address.name,
  phone: address.phone,
  pincode: address.pincode,
  line1: address.line1,
  line2: address.line2,
  landmark: address.landmark,
  city: address.city,
  state: address.state,
  type: address.type,
  isDefault: address.isDefault,
}

const own = (userId: number, id: number) => and(eq(address.userId, userId), eq(address.id, id))

/** Addresses of a user: the default first, then the newest first. */
export function listAddresses(db: Db, userId: number) {
  return db
    .select(columns)
    .from(address)
    .where(eq(address.userId, userId))
    .orderBy(desc(address.isDefault), desc(address.createdAt), desc(address.id))
}

export type AddressRow = Awaited<ReturnType<typeof listAddresses>>[number]

/** An address of this user; undefined for other users' addresses. */
export async function findAddress(db: Db, userId: number, id: number): Promise<AddressRow | undefined> {
  const [row] = await db.select(columns).from(address).where(own(userId, id))
  return row
}

export async function countAddresses(tx: Transaction, userId: number): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(address).where(eq(address.userId, userId))
  return row?.count ?? 0
}

export async function insertAddress(
  tx: Transaction,
  values: typeof address.$inferInsert,
): Promise<AddressRow | undefined> {
  const [row] = await tx.insert(address).values(values).returning(columns)
  return row
}

export async function updateAddress(
  tx: Transaction,
  userId: number,
  id: number,
  values: Partial<typeof address.$inferInsert>,
): Promise<AddressRow | undefined> {
  const [row] = await tx.update(address).set(values).where(own(userId, id)).returning(columns)
  return row
}

/** Unsets the default, so that another address can be set. */
export async function clearDefault(tx: Transaction, userId: number): Promise<void> {
  await tx
    .update(address)
    .set({ isDefault: false })
    .where(and(eq(address.userId, userId), address.isDefault))
}

export async function deleteAddress(
  tx: Transaction,
  userId: number,
  id: number,
): Promise<{ isDefault: boolean } | undefined> {
  const [row] = await tx.delete(address).where(own(userId, id)).returning({ isDefault: address.isDefault })
  return row
}
