import { queryOptions } from '@tanstack/react-query'
import type { ListReviewsResponse } from '@shop/contract/reviews.schema'
import type { ApiClient } from '#lib/api/ApiClient.ts'

const REVIEWS_PER_PAGE = 5

export const reviewsQuery = (api: ApiClient, slug: string, page: number) =>
  queryOptions({
    queryKey: ['reviews', slug, page],
    queryFn: ({ signal }) =>
      api.get<ListReviewsResponse>(`/api/products/${encodeURIComponent(slug)}/reviews`, {
        query: { page, limit: REVIEWS_PER_PAGE },
        signal,
      }),
  })
