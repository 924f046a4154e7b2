import type { ListReviewsResponse, ReviewWire } from '@shop/contract/reviews.schema'
import type { AppServices } from '#lib/AppServices.ts'
import { productQuery } from './api/productQuery.ts'

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
  for (const key of keys)
    queries.setQueryData<ListReviewsResponse>(key, (list) => list && withChange(list, change))
  const [first] = keys.flatMap((key) => queries.getQueryData<ListReviewsResponse>(key) ?? [])
  if (first === undefined) return
  const { average, count } = first.summary
  queries.setQueryData(
    productQuery(api, slug).queryKey,
    (product) => product && { ...product, ratingAverage: average, ratingCount: count },
  )
}

function withChange(list: ListReviewsResponse, { before, after }: OwnChange): ListReviewsResponse {
  const others = list.data.flatMap((one) => (one.id !== before?.id ? [one] : (after ?? [])))
  const isNew = before === null && after !== null && list.page === 1
  const stars = list.summary.stars.map((count, index) => {
    const isOf = (review: ReviewWire | null) => Number(review?.rating === index + 1)
    return count - isOf(before) + isOf(after)
  })
  const count = stars.reduce((sum, number) => sum + number, 0)
  const sum = stars.reduce((total, number, index) => total + number * (index + 1), 0)
  const average = count === 0 ? 0 : Math.round((sum * 10) / count) / 10
  return {
    ...list,
    data: isNew ? [after, ...others] : others,
    total: count,
    summary: { average, count, stars },
  }
}
