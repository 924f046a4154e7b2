import type { ReviewWire } from '@shop/contract/reviews.schema'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { order, orderLine } from '#database/schema/order.ts'
import { review } from '#database/schema/review.ts'
import { reviewerName } from './reviewerName.ts'

export async function listReviews(
  db: Database,
  productId: number,
  { page, limit }: { page: number; limit: number },
): Promise<ReviewWire[]> {
  const rows = await db
    .select()
    .from(review)
    .where(eq(review.productId, productId))
    .orderBy(desc(review.createdAt), desc(review.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return rows.map(toReviewWire)
}

/** Inserts a user's review, verified if the product was delivered to them; undefined when this user has already reviewed it. */
export async function insertReview(
  db: Database,
  values: Required<
    Pick<typeof review.$inferInsert, 'productId' | 'userId' | 'authorName' | 'rating' | 'title' | 'body'>
  >,
): Promise<ReviewWire | undefined> {
  const [row] = await db
    .insert(review)
    .values({ ...values, isVerified: hasReceived(values.userId, values.productId) })
    .onConflictDoNothing({ target: [review.productId, review.userId] })
    .returning()
  return row && toReviewWire(row)
}

interface OwnReview {
  productId: number
  userId: number
}

const isOwn = ({ productId, userId }: OwnReview) =>
  and(eq(review.productId, productId), eq(review.userId, userId))

export async function findOwnReview(db: Database, own: OwnReview): Promise<ReviewWire | undefined> {
  const [row] = await db.select().from(review).where(isOwn(own))
  return row && toReviewWire(row)
}

/** Undefined when the user has not reviewed the product. The product may have been delivered since the review was written. */
export async function updateOwnReview(
  db: Database,
  own: OwnReview,
  values: Pick<typeof review.$inferInsert, 'rating' | 'title' | 'body'>,
): Promise<ReviewWire | undefined> {
  const [row] = await db
    .update(review)
    .set({ ...values, isVerified: hasReceived(own.userId, own.productId) })
    .where(isOwn(own))
    .returning()
  return row && toReviewWire(row)
}

export async function deleteOwnReview(db: Database, own: OwnReview): Promise<void> {
  await db.delete(review).where(isOwn(own))
}

function hasReceived(userId: number | null, productId: number) {
  return sql<boolean>`exists (select from ${order} join ${orderLine} on ${orderLine.orderId} = ${order.id}
    where ${order.userId} = ${userId} and ${order.status} in ('delivered', 'returned')
      and ${orderLine.productId} = ${productId} and ${orderLine.status} <> 'cancelled')`
}

function toReviewWire(row: typeof review.$inferSelect): ReviewWire {
  const { id, rating, title, body, authorName, isVerified, createdAt } = row
  return {
    id,
    rating,
    title,
    body,
    author: reviewerName(authorName),
    verified: isVerified,
    created_at: createdAt.toISOString(),
  }
}

/** Number of reviews per rating, one star first. */
export async function countStars(db: Database, productId: number): Promise<number[]> {
  const rows = await db
    .select({ rating: review.rating, count: sql<number>`count(*)::integer` })
    .from(review)
    .where(eq(review.productId, productId))
    .groupBy(review.rating)
  return [1, 2, 3, 4, 5].map((stars) => rows.find(({ rating }) => rating === stars)?.count ?? 0)
}
