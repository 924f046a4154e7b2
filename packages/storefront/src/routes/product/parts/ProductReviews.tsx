import type { Product } from '@shop/contract/products'
import { Button } from '@shop/ui/Button'
import { ReviewList } from '@shop/ui/ReviewList'
import { Stack } from '@shop/ui/Stack'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { useRef } from 'react'
import { REVIEWS_ID, WRITE_REVIEW_ID } from '#lib/paths.ts'
import { useReviews } from '../useReviews.ts'
import { ReviewPage } from './ReviewPage.tsx'
import { WriteReview } from './WriteReview.tsx'
import * as texts from '#texts/reviews.ts'
import * as S from '../ProductRoute.styles.ts'

const SORT_OPTIONS = Object.entries(texts.sorts).map(([value, label]) => ({ value, label }))

interface ProductReviewsProps {
  product: Product
  slug: string
}

export function ProductReviews({ product, slug }: ProductReviewsProps) {
  const section = useRef<HTMLElement>(null)
  const reviews = useReviews(slug)
  if (reviews === undefined) return null

  const { asked, pages, shown, total, isPending, hasFailed } = reviews
  const sort = asked.sort ?? 'newest_desc'
  return (
    <Stack
      as={S.Section}
      gap="l"
      ref={section}
      id={REVIEWS_ID}
      tabIndex={-1}
      aria-labelledby={`${REVIEWS_ID}-heading`}
    >
      <h2 id={`${REVIEWS_ID}-heading`}>{texts.reviews}</h2>
      <VisuallyHidden role="status">
        {reviews.isAnswered && texts.answer({ shown, total, stars: asked.rating, sort })}
      </VisuallyHidden>
      <ReviewList
        summary={reviews.summary}
        action={
          <div id={WRITE_REVIEW_ID}>
            <WriteReview title={product.title} slug={slug} onChanged={() => section.current?.focus()} />
          </div>
        }
        chosenStars={asked.rating ?? null}
        onStarsChange={reviews.showOnly}
        isBusy={reviews.isBusy}
        sort={{ value: sort, options: SORT_OPTIONS, onChange: reviews.sortBy }}
        more={
          (shown < total || isPending || hasFailed) && (
            <Button
              variant="secondary"
              isBusy={isPending}
              onClick={hasFailed ? reviews.tryAgain : reviews.showMore}
            >
              {hasFailed ? texts.tryAgain : texts.moreReviews}
              {!hasFailed && <VisuallyHidden>{texts.reviewsOf(product.title)}</VisuallyHidden>}
            </Button>
          )
        }
      >
        {Array.from({ length: pages }, (_, index) => (
          <ReviewPage
            key={index === 0 ? 'first' : `${sort} ${asked.rating ?? ''} ${index}`}
            slug={slug}
            page={index + 1}
            asked={asked}
          />
        ))}
      </ReviewList>
    </Stack>
  )
}
