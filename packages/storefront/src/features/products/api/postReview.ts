import type { CreateReviewRequest } from '@shop/contract/reviews.schema'
import type { ApiClient } from '#lib/api/ApiClient.ts'

/** A review of the shopper who is logged in, once for each product. */
export async function postReview(api: ApiClient, slug: string, review: CreateReviewRequest): Promise<void> {
  await api.post<unknown>(`/api/products/${encodeURIComponent(slug)}/reviews`, review)
}
