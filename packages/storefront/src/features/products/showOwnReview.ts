import type { ListReviewsResponse, ReviewWire } from '@shop/contract/reviews.schema'
import type { AppServices } from '#lib/AppServices.ts'
import { productQuery } from './api/productQuery.ts'
import type { AskedReviews } from './api/reviewsQuery.ts'

interface OwnChange {
  before: ReviewWire | null
  after: ReviewWire | null
}

/** Puts the shopper's own review, as it is now, into what is loaded of a product: caches have the list of before for a minute. */
export function showOwnReview(
  { api, queries }: Pick<AppServices, 'api' | 'queries'>,
  slug: string,
  change: OwnChange,
) {
  const keys = queries
    .getQueryCache()
    .findAll({ queryKey: ['reviews', slug] })
    .map(({ queryKey }) => queryKey)
  for (const key of keys) {
    const { rating } = key[3] as AskedReviews
    queries.setQueryData<ListReviewsResponse>(key, (list) => list && withChange(list, change, rating))
  }
  const [first] = keys.flatMap((key) => queries.getQueryData<ListReviewsResponse>(key) ?? [])
  if (first === undefined) return
  const { average, count } = first.summary
  queries.setQueryData(
    productQuery(api, slug).queryKey,
    (product) => product && { ...product, ratingAverage: average, ratingCount: count },
  )
}

/** `rating` is that of the list's reviews, when it has those with one rating only. */
function withChange(
  list: ListReviewsResponse,
  { before, after }: OwnChange,
  rating: number | undefined,
): ListReviewsResponse {
  const listed = after !== null && (rating === undefined || after.rating === rating) ? [after] : []
  const others = list.data.flatMap((one) => (one.id !== before?.id ? [one] : listed))
  const wasListed = before !== null && (rating === undefined || before.rating === rating)
  const isNew = !wasListed && list.page === 1
  const stars = list.summary.stars.map((count, index) => {
    const isOf = (review: ReviewWire | null) => Number(review?.rating === index + 1)
    return count - isOf(before) + isOf(after)
  })
  const count = stars.reduce((sum, number) => sum + number, 0)
  const sum = stars.reduce((total, number, index) => total + number * (index + 1), 0)
  const average = count === 0 ? 0 : Math.round((sum * 10) / count) / 10
  return {
    ...list,
    data: isNew ? [...listed, ...others] : others,
    total: rating === undefined ? count : (stars[rating - 1] ?? 0),
    summary: { average, count, stars },
  }
}
