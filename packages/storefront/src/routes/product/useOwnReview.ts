import { useQuery } from '@tanstack/react-query'
import { useUser } from '#features/account/useUser.ts'
import { ownReviewQuery } from '#features/products/api/ownReviewQuery.ts'
import { useServices } from '#lib/AppServices.ts'

/** Review that the shopper wrote of a product: null before, undefined while loading and for visitors. */
export function useOwnReview(slug: string) {
  const { api } = useServices()
  const user = useUser()
  return useQuery({ ...ownReviewQuery(api, slug), enabled: user !== null }).data
}
