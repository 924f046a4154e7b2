import type { CreateReviewRequest } from '@shop/contract/reviews.schema'
import type { ApiClient } from '#lib/api/ApiClient.ts'

/** Review of the logged-in shopper, once per product. */
export async function postReview(api: ApiClient, slug: string, review: CreateReviewRequest): Promise<void> {
  await api.post<unknown>(`/api/products/${encodeURIComponent(slug)}/reviews`, review)
}
