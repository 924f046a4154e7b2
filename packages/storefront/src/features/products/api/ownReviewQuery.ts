import type { OwnReviewResponse, ReviewRequest, ReviewResponse } from '@shop/contract/reviews.schema'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#lib/api/ApiClient.ts'
import { MY } from '#lib/createQueries.ts'

const callOf = (slug: string) => `/api/products/${encodeURIComponent(slug)}/reviews`

/** Review that the logged-in shopper wrote of the product; null before. */
export const ownReviewQuery = (api: ApiClient, slug: string) =>
  queryOptions({
    queryKey: [MY, 'review', slug],
    queryFn: async ({ signal }) =>
      (await api.get<OwnReviewResponse>(`${callOf(slug)}/mine`, { signal })).data,
  })

export const ownReviewCalls = {
  post: async (api: ApiClient, slug: string, review: ReviewRequest) =>
    (await api.post<ReviewResponse>(callOf(slug), review)).data,
  change: async (api: ApiClient, slug: string, review: ReviewRequest) =>
    (await api.put<ReviewResponse>(`${callOf(slug)}/mine`, review)).data,
  delete: (api: ApiClient, slug: string) => api.delete<unknown>(`${callOf(slug)}/mine`),
}
