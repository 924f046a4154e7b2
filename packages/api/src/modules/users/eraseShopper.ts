import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Transaction } from '#database/openDatabase.ts'
import { address, session, user } from '#database/schema/account.ts'
import { oneTimeCode } from '#database/schema/oneTimeCode.ts'
import { outbox } from '#database/schema/outbox.ts'
import { review } from '#database/schema/review.ts'
import { wishlistItem } from '#database/schema/wishlist.ts'
import { fingerprintOf } from '#modules/auth/codes.service.ts'
import { eraseOrderHistory, eraseOrders } from '#modules/orders/eraseOrders.ts'
import { deleteAlertsOf } from '#modules/stockAlerts/stockAlerts.repository.ts'
import type { Encryption } from '#secrets/Encryption.ts'
import { ANONYMOUS_NAME } from './anonymousName.ts'
import { findProfile, lockUser } from './users.repository.ts'

/** False when the account is closed already. Every module with personal data erases it from here. */
export async function eraseShopper(
  tx: Transaction,
  encryption: Encryption,
  userId: number,
): Promise<boolean> {
  const isOpen = await lockUser(tx, userId)
  const who = await findProfile(tx, userId)
  if (!isOpen || who === undefined) return false
  const reachedAt = [who.email, who.phone].filter((target) => target !== null)

  await tx.delete(session).where(eq(session.userId, userId))
  await tx.delete(address).where(eq(address.userId, userId))
  await tx.delete(wishlistItem).where(eq(wishlistItem.userId, userId))
  await deleteAlertsOf(tx, userId)
  await tx.update(review).set({ authorName: ANONYMOUS_NAME }).where(eq(review.userId, userId))
  await tx.delete(oneTimeCode).where(
    or(
      eq(oneTimeCode.userId, userId),
      inArray(
        oneTimeCode.targetHmac,
        reachedAt.map((target) => fingerprintOf(encryption, target)),
      ),
    ),
  )
  await tx.delete(outbox).where(or(inArray(outbox.recipient, reachedAt), inArray(outbox.replyTo, reachedAt)))
  await tx
    .update(user)
    .set({
      name: ANONYMOUS_NAME,
      email: null,
      emailVerifiedAt: null,
      phone: null,
      phoneVerifiedAt: null,
      passwordHash: null,
      gender: null,
      birthday: null,
      closedAt: sql`now()`,
    })
    .where(eq(user.id, userId))
  await eraseOrderHistory(tx, userId)
  await eraseOrders(tx)
  return true
}
