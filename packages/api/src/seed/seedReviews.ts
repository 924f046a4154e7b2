import { reviewAuthors } from '@shop/demo-catalogue/reviews/authors'
import { shuffled } from '@shop/demo-catalogue/reviews/chance'
import { boughtName } from '@shop/demo-catalogue/reviews/boughtName'
import { dealReviews, type DealtReview } from '@shop/demo-catalogue/reviews/dealReviews'
import type { DemoProduct } from '@shop/demo-catalogue/types'
import type { Transaction } from '#database/openDatabase.ts'
import { review } from '#database/schema/review.ts'
import { seededRandom } from './seededRandom.ts'

const ROWS_PER_INSERT = 1_000
const DAY_MS = 86_400_000

export interface SeedReviewsInput {
  products: readonly DemoProduct[]
  productIds: ReadonlyMap<string, number>
  /** Name of a product's option group. */
  groupOf: (product: DemoProduct) => string
}

/** Distributes the reviews. Verified ones say which option was bought. */
export async function seedReviews(tx: Transaction, input: SeedReviewsInput): Promise<void> {
  const dealt = dealReviews(input.products)
  const rows = input.products.flatMap((one) => rowsOf(one, dealt.get(one.slug) ?? [], input))
  for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
    await tx.insert(review).values(rows.slice(from, from + ROWS_PER_INSERT))
  }
}

function rowsOf(
  one: DemoProduct,
  reviews: readonly DealtReview[],
  { productIds, groupOf }: SeedReviewsInput,
): (typeof review.$inferInsert)[] {
  const random = seededRandom(`reviews ${one.slug}`)
  const productId = productIds.get(one.slug)
  if (productId === undefined) return []
  const authors = shuffled(reviewAuthors, `authors of ${one.slug}`)
  return reviews.map((written, index) => {
    const { rating, title, body } = written
    const isVerified = random.next() < 0.7
    const name = boughtName(one, written)
    return {
      productId,
      rating,
      title,
      body,
      authorName: authors[index % authors.length] ?? '',
      isVerified,
      boughtOption: isVerified && name !== undefined ? { group: groupOf(one), name } : null,
      createdAt: new Date(
        Date.now() - random.between(1, one.isNew ? 25 : 500) * DAY_MS - random.between(0, DAY_MS),
      ),
    }
  })
}
