import type { BoughtOption, ListReviewsQuery, ReviewSort, ReviewWire } from '@shop/contract/reviews.schema'
import { and, asc, desc, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { order, orderLine } from '#database/schema/order.ts'
import { optionValue, variant } from '#database/schema/product.ts'
import { review } from '#database/schema/review.ts'
import { reviewerName } from './reviewerName.ts'

const ORDERS: Record<ReviewSort, SQL[]> = {
  newest_desc: [],
  rating_desc: [desc(review.rating)],
  rating_asc: [asc(review.rating)],
}

export async function listReviews(
  db: Database,
  productId: number,
  { page, limit, sort, rating }: ListReviewsQuery,
): Promise<ReviewWire[]> {
  const rows = await db
    .select()
    .from(review)
    .where(and(eq(review.productId, productId), rating === undefined ? undefined : eq(review.rating, rating)))
    .orderBy(...ORDERS[sort], desc(review.createdAt), desc(review.id))
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
    .values({ ...values, ...purchaseOf(values.userId, values.productId) })
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
    .set({ ...values, ...purchaseOf(own.userId, own.productId) })
    .where(isOwn(own))
    .returning()
  return row && toReviewWire(row)
}

export async function deleteOwnReview(db: Database, own: OwnReview): Promise<void> {
  await db.delete(review).where(isOwn(own))
}

/** Whether the product was delivered to the user, and which variant of it last. */
export function purchaseOf(userId: number | null, productId: SQLWrapper | number) {
  const received = sql`${order} join ${orderLine} on ${orderLine.orderId} = ${order.id}`
  const isReceived = sql`${order.userId} = ${userId} and ${order.status} in ('delivered', 'returned')
    and ${orderLine.productId} = ${productId} and ${orderLine.status} <> 'cancelled'`
  return {
    isVerified: sql<boolean>`exists (select from ${received} where ${isReceived})`,
    boughtOption: sql<BoughtOption | null>`(
      select case when ${orderLine.optionName} is not null
        then jsonb_build_object('group', ${optionValue.groupName}, 'name', ${orderLine.optionName}) end
      from ${received} join ${variant} on ${variant.id} = ${orderLine.variantId}
        left join ${optionValue} on ${optionValue.id} = ${variant.optionValueId}
      where ${isReceived} order by ${order.deliveredAt} desc, ${order.id}, ${orderLine.position} limit 1)`,
  }
}

function toReviewWire(row: typeof review.$inferSelect): ReviewWire {
  const { id, rating, title, body, authorName, isVerified, boughtOption, createdAt } = row
  return {
    id,
    rating,
    title,
    body,
    author: reviewerName(authorName),
    verified: isVerified,
    bought: boughtOption,
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
