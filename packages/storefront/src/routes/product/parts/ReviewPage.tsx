import { Review } from '@shop/ui/Review'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { reviewsQuery, type AskedReviews } from '#features/products/api/reviewsQuery.ts'
import { useServices } from '#lib/AppServices.ts'
import { useOwnReview } from '../useOwnReview.ts'
import * as texts from '#texts/reviews.ts'

interface ReviewPageProps {
  slug: string
  page: number
  asked: AskedReviews
}

/** One page of reviews as list items, without the shopper's own, which stands above them. Later pages take the focus when they arrive. */
export function ReviewPage({ slug, page, asked }: ReviewPageProps) {
  const { api } = useServices()
  const { data, isLoadingError } = useQuery({
    ...reviewsQuery(api, slug, page, asked),
    // The reviews of another choice stay until its own arrive.
    placeholderData: page === 1 ? keepPreviousData : undefined,
  })
  const own = useOwnReview(slug)
  if (isLoadingError) {
    return (
      <li>
        <p role="alert">{texts.reviewsFailed}</p>
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
        bought={review.bought ? texts.optionOf(review.bought) : undefined}
        createdAt={review.created_at}
      />
    </li>
  ))
}

function takeFocus(element: HTMLElement | null) {
  element?.focus({ preventScroll: true })
}
