import { queryOptions } from '@tanstack/react-query'
import type { ListReviewsResponse } from '@shop/contract/reviews.schema'
import type { ApiClient } from '#lib/api/ApiClient.ts'

const REVIEWS_PER_PAGE = 5

/** One page of reviews with the distribution of ratings. */
export const reviewsQuery = (api: ApiClient, slug: string, page: number) =>
  queryOptions({
    queryKey: ['reviews', slug, page],
    queryFn: ({ signal }) =>
      api.get<ListReviewsResponse>(`/api/products/${encodeURIComponent(slug)}/reviews`, {
        query: { page, limit: REVIEWS_PER_PAGE },
        signal,
      }),
  })
