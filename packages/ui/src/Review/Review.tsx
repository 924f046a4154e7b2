import type { ComponentPropsWithRef } from 'react'
import { Avatar } from '../Avatar/Avatar.tsx'
import { CheckIcon } from '../Icon/Icon.tsx'
import { Rating } from '../Rating/Rating.tsx'
import { useFormats, useTexts } from '../TextsProvider/TextsProvider.tsx'
import { reviewTexts } from '../texts/reviewTexts.ts'
import * as S from './Review.styles.ts'

export interface ReviewProps extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'title'> {
  /** 1 to 5. */
  rating: number
  title: string
  /** Plain text. */
  body: string
  author: string
  /** True when the product was delivered to the author. */
  isVerified: boolean
  /** Variant that the author bought, such as "Shade Berry". */
  bought?: string
  /** ISO 8601. */
  createdAt: string
}

/** One shopper's review of a product. */
export function Review({ rating, title, body, author, isVerified, bought, createdAt, ...rest }: ReviewProps) {
  const texts = useTexts(reviewTexts, 'Review')
  const formats = useFormats()
  return (
    <S.Root {...rest}>
      <Rating average={rating} variant="stars" />
      {title !== '' && <S.Title>{title}</S.Title>}
      <S.Body>{body}</S.Body>
      <S.Author>
        <Avatar name={author} size="s" />
        <span>{author}</span>
        <time dateTime={createdAt}>{formats.date(createdAt)}</time>
        {isVerified && (
          <S.Verified>
            <CheckIcon size="xs" />
            {texts.verified}
          </S.Verified>
        )}
        {bought !== undefined && <S.Bought>{texts.bought(bought)}</S.Bought>}
      </S.Author>
    </S.Root>
  )
}
