import type { ReviewWire } from '@shop/contract/reviews.schema'
import { Button } from '@shop/ui/Button'
import { ButtonLink } from '@shop/ui/ButtonLink'
import { Skeleton } from '@shop/ui/Skeleton'
import type { ReviewValues } from '@shop/shop-ui/ReviewForm'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useUser } from '#features/account/useUser.ts'
import { ownReviewCalls, ownReviewQuery } from '#features/products/api/ownReviewQuery.ts'
import { showOwnReview } from '#features/products/showOwnReview.ts'
import { useServices } from '#lib/AppServices.ts'
import { errorsOf } from '#lib/forms/errorsOf.ts'
import { lazyPart } from '#lib/lazyPart.ts'
import { notify } from '#lib/notify.ts'
import { paths, WRITE_REVIEW_ID } from '#lib/paths.ts'
import { useOwnReview } from '../useOwnReview.ts'
import * as texts from '#texts/ownReview.ts'

const ReviewForm = lazyPart(async () => (await import('@shop/shop-ui/ReviewForm')).ReviewForm)
const OwnReview = lazyPart(async () => (await import('./OwnReview.tsx')).OwnReview)

interface WriteReviewProps {
  title: string
  slug: string
  /** Called after a change: the form or the review disappears and the focus must move. */
  onChanged: () => void
}

/** The shopper's own review, or the form for it. */
export function WriteReview({ title, slug, onChanged }: WriteReviewProps) {
  const services = useServices()
  const { api, queries } = services
  const user = useUser()
  const { pathname, search, hash } = useLocation()
  const own = useOwnReview(slug)
  const [isOpen, setIsOpen] = useState<boolean>()

  function change(after: ReviewWire | null, notice: string) {
    showOwnReview(services, slug, { before: own ?? null, after })
    queries.setQueryData(ownReviewQuery(api, slug).queryKey, after)
    setIsOpen(false)
    notify.success(notice)
    onChanged()
  }
  async function save(values: ReviewValues) {
    const send = own === null ? ownReviewCalls.post : ownReviewCalls.change
    const review = await send(api, slug, values)
    change(review, own === null ? texts.reviewPosted : texts.reviewChanged)
  }

  if (user === null) {
    return (
      <ButtonLink
        href={paths.login(`${pathname}${search}#${WRITE_REVIEW_ID}`)}
        rel="nofollow"
        variant="secondary"
      >
        {texts.logInToWrite}
      </ButtonLink>
    )
  }
  if (own === undefined) return <Skeleton width="8rem" height="2.75rem" />
  if (isOpen ?? (own === null && hash === `#${WRITE_REVIEW_ID}`)) {
    return (
      <ReviewForm
        subject={title}
        review={own ?? undefined}
        onSubmit={(values) => errorsOf(() => save(values), ['rating', 'title', 'body'])}
        onCancel={() => setIsOpen(false)}
      />
    )
  }
  if (own !== null) {
    return (
      <OwnReview
        review={own}
        onEdit={() => setIsOpen(true)}
        onDelete={() => ownReviewCalls.delete(api, slug)}
        onDeleted={() => change(null, texts.reviewDeleted)}
      />
    )
  }
  return (
    <Button variant="secondary" onClick={() => setIsOpen(true)}>
      {texts.writeAReview}
    </Button>
  )
}
