import type { ReviewWire } from '@shop/contract/reviews.schema'
import { Button } from '@shop/ui/Button'
import { ConfirmDialog } from '@shop/ui/ConfirmDialog'
import { Inline } from '@shop/ui/Inline'
import { Panel } from '@shop/ui/Panel'
import { Review } from '@shop/ui/Review'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as texts from '#texts/ownReview.ts'
import { optionOf } from '#texts/reviews.ts'

interface OwnReviewProps {
  review: ReviewWire
  onEdit: () => void
  onDelete: () => Promise<unknown>
  /** Called once the dialog is closed, which would take the focus back. */
  onDeleted: () => void
}

/** The review that the shopper wrote, in place of a form that would be refused. */
export function OwnReview({ review, onEdit, onDelete, onDeleted }: OwnReviewProps) {
  const [isAsked, setIsAsked] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: onDelete,
    onSettled: () => setIsAsked(false),
    onSuccess: () => void setTimeout(onDeleted), // after the dialog has closed
  })
  return (
    <Panel tone="card" gap="s" aria-label={texts.yourReview}>
      <Review
        rating={review.rating}
        title={review.title}
        body={review.body}
        author={texts.you}
        isVerified={review.verified}
        bought={review.bought ? optionOf(review.bought) : undefined}
        createdAt={review.created_at}
      />
      <Inline gap="s">
        <Button variant="secondary" onClick={onEdit}>
          {texts.edit}
          <VisuallyHidden>{texts.ofYourReview}</VisuallyHidden>
        </Button>
        <Button variant="quiet" onClick={() => setIsAsked(true)}>
          {texts.deleteIt}
          <VisuallyHidden>{texts.ofYourReview}</VisuallyHidden>
        </Button>
      </Inline>
      <ConfirmDialog
        isOpen={isAsked}
        title={texts.deleteReview}
        confirmLabel={texts.deleteIt}
        tone="critical"
        isBusy={isPending}
        onConfirm={() => mutate()}
        onClose={() => setIsAsked(false)}
      >
        {texts.deleteReviewHint}
      </ConfirmDialog>
    </Panel>
  )
}
