import { Button } from '@shop/ui/Button'
import { Review } from '@shop/ui/Review'
import { useQuery } from '@tanstack/react-query'
import { reviewsQuery } from '#features/products/api/reviewsQuery.ts'
import { useServices } from '#lib/AppServices.ts'
import { useOwnReview } from '../useOwnReview.ts'
import * as texts from '#texts/product.ts'

interface ReviewPageProps {
  slug: string
  page: number
}

/** One page of reviews as list items, without the shopper's own, which stands above them. Later pages take the focus when they arrive. */
export function ReviewPage({ slug, page }: ReviewPageProps) {
  const { api } = useServices()
  const { data, isError, refetch } = useQuery(reviewsQuery(api, slug, page))
  const own = useOwnReview(slug)
  if (isError) {
    return (
      <li>
        <p role="alert">{texts.reviewsFailed}</p>
        <Button variant="quiet" onClick={() => void refetch()}>
          {texts.tryAgain}
        </Button>
      </li>
    )
  }
  const others = data?.data.filter(({ id }) => id !== own?.id)
  return others?.map((review, index) => (
    <li
      key={review.id}
      ref={page > 1 && index === 0 ? takeFocus : undefined}
      tabIndex={page > 1 ? -1 : undefined}
    >
      <Review
        rating={review.rating}
        title={review.title}
        body={review.body}
        author={review.author}
        isVerified={review.verified}
        createdAt={review.created_at}
      />
    </li>
  ))
}

function takeFocus(element: HTMLElement | null) {
  element?.focus({ preventScroll: true })
}
