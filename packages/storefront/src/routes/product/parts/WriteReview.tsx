import { Button } from '@shop/ui/Button'
import { ButtonLink } from '@shop/ui/ButtonLink'
import type { ReviewValues } from '@shop/shop-ui/ReviewForm'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useUser } from '#features/account/useUser.ts'
import { postReview } from '#features/products/api/postReview.ts'
import { useServices } from '#lib/AppServices.ts'
import { errorsOf } from '#lib/forms/errorsOf.ts'
import { lazyPart } from '#lib/lazyPart.ts'
import { notify } from '#lib/notify.ts'
import { paths, WRITE_REVIEW_ID } from '#lib/paths.ts'
import * as texts from '#texts/product.ts'

const ReviewForm = lazyPart(async () => (await import('@shop/shop-ui/ReviewForm')).ReviewForm)

interface WriteReviewProps {
  title: string
  slug: string
  /** Called after posting: the form disappears and the focus must move. */
  onPosted: () => void
}

export function WriteReview({ title, slug, onPosted }: WriteReviewProps) {
  const { api, queries } = useServices()
  const user = useUser()
  const { pathname, search, hash } = useLocation()
  const [isOpen, setIsOpen] = useState(hash === `#${WRITE_REVIEW_ID}`)

  async function post(values: ReviewValues) {
    await postReview(api, slug, values)
    setIsOpen(false)
    notify.success(texts.reviewPosted)
    await queries.invalidateQueries({ queryKey: ['reviews', slug] })
    onPosted()
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
  if (!isOpen) {
    return (
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {texts.writeAReview}
      </Button>
    )
  }
  return (
    <ReviewForm
      subject={title}
      onSubmit={(values) => errorsOf(() => post(values), ['rating', 'title', 'body'])}
      onCancel={() => setIsOpen(false)}
    />
  )
}
