import type { ComponentPropsWithRef } from 'react'
import { CheckIcon } from '../Icon/Icon.tsx'
import { formatDate } from '../lib/formatDate.ts'
import { Rating } from '../Rating/Rating.tsx'
import * as S from './Review.styles.ts'

export interface ReviewProps extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'title'> {
  /** 1 to 5. */
  rating: number
  /** The reader's own headline. */
  title: string
  /** The reader's own words, as plain text. */
  body: string
  /** Who wrote it. */
  author: string
  /** The author has had the product delivered. */
  isVerified: boolean
  /** ISO 8601. */
  createdAt: string
}

/** What one shopper says of a product. */
export function Review({ rating, title, body, author, isVerified, createdAt, ...rest }: ReviewProps) {
  return (
    <S.Root {...rest}>
      <Rating average={rating} variant="stars" />
      {title !== '' && <S.Title>{title}</S.Title>}
      <S.Body>{body}</S.Body>
      <S.Author>
        <span>{author}</span>
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        {isVerified && (
          <S.Verified>
            <CheckIcon size={14} />
            Verified buyer
          </S.Verified>
        )}
      </S.Author>
    </S.Root>
  )
}
