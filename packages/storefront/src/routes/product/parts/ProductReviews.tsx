import type { Product } from '@shop/contract/products'
import { Button } from '@shop/ui/Button'
import { ReviewList } from '@shop/ui/ReviewList'
import { Stack } from '@shop/ui/Stack'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { reviewsQuery } from '#features/products/api/reviewsQuery.ts'
import { useServices } from '#lib/AppServices.ts'
import { REVIEWS_ID, WRITE_REVIEW_ID } from '#lib/paths.ts'
import { ReviewPage } from './ReviewPage.tsx'
import { WriteReview } from './WriteReview.tsx'
import * as texts from '#texts/product.ts'
import * as S from '../ProductRoute.styles.ts'

interface ProductReviewsProps {
  product: Product
  slug: string
}

export function ProductReviews({ product, slug }: ProductReviewsProps) {
  const { api } = useServices()
  const section = useRef<HTMLElement>(null)
  const [pages, setPages] = useState(1)
  const first = useQuery(reviewsQuery(api, slug, 1)).data
  const last = useQuery(reviewsQuery(api, slug, pages))
  if (first === undefined) return null

  const shown = Math.min(pages * first.data.length, first.total)
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
      <ReviewList
        summary={first.summary}
        action={
          <div id={WRITE_REVIEW_ID}>
            <WriteReview title={product.title} slug={slug} onChanged={() => section.current?.focus()} />
          </div>
        }
        more={
          <>
            <VisuallyHidden role="status">
              {pages > 1 && last.isSuccess && texts.reviewsShown(shown, first.total)}
            </VisuallyHidden>
            {(shown < first.total || last.isPending) && (
              <Button variant="secondary" isBusy={last.isPending} onClick={() => setPages(pages + 1)}>
                {texts.moreReviews}
                <VisuallyHidden>{texts.reviewsOf(product.title)}</VisuallyHidden>
              </Button>
            )}
          </>
        }
      >
        {Array.from({ length: pages }, (_, index) => (
          <ReviewPage key={index} slug={slug} page={index + 1} />
        ))}
      </ReviewList>
    </Stack>
  )
}
