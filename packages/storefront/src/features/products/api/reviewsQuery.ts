import { queryOptions } from '@tanstack/react-query'
import type { ListReviewsQuery, ListReviewsResponse } from '@shop/contract/reviews.schema'
import type { ApiClient } from '#lib/api/ApiClient.ts'

const REVIEWS_PER_PAGE = 5

/** Order and stars that differ from all reviews, newest first. */
export type AskedReviews = Partial<Pick<ListReviewsQuery, 'sort' | 'rating'>>

export const reviewsQuery = (api: ApiClient, slug: string, page: number, asked: AskedReviews = {}) =>
  queryOptions({
    queryKey: ['reviews', slug, page, asked] as const,
    queryFn: ({ signal }) =>
      api.get<ListReviewsResponse>(`/api/products/${encodeURIComponent(slug)}/reviews`, {
        query: { page, limit: REVIEWS_PER_PAGE, ...asked },
        signal,
      }),
  })
