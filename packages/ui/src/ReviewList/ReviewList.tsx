import type { ComponentPropsWithRef, CSSProperties } from 'react'
import { CheckIcon } from '../Icon/Icon.tsx'
import { formatDate } from '../lib/formatDate.ts'
import { Rating } from '../Rating/Rating.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as S from './ReviewList.styles.ts'

export interface Review {
  id: number
  /** 1 to 5. */
  rating: number
  title: string
  body: string
  author: string
  /** The author has had the product delivered. */
  isVerified: boolean
  /** ISO 8601. */
  createdAt: string
}

export interface ReviewListProps extends ComponentPropsWithRef<'div'> {
  reviews: readonly Review[]
  /** `stars` counts the reviews with 1 to 5 stars, in that order. */
  summary: { average: number; count: number; stars: readonly number[] }
}

/** What shoppers say of a product: how the stars are spread, and the reviews. Children come below them. */
export function ReviewList({ reviews, summary, children, ...rest }: ReviewListProps) {
  if (summary.count === 0) return <p>No reviews yet.</p>
  const rows = summary.stars.map((count, index) => ({ stars: index + 1, count })).reverse()
  return (
    <S.Root {...rest}>
      <S.Summary>
        <S.Average>
          <span aria-hidden="true">{summary.average.toFixed(1)}</span>
          <Rating average={summary.average} variant="stars" />
        </S.Average>
        <p>{`${summary.count.toLocaleString('en-IN')} ${summary.count === 1 ? 'review' : 'reviews'}`}</p>
        <S.Bars>
          <caption>
            <VisuallyHidden>Reviews by stars</VisuallyHidden>
          </caption>
          <tbody>
            {rows.map(({ stars, count }) => (
              <tr key={stars}>
                <th scope="row">{stars === 1 ? '1 star' : `${stars} stars`}</th>
                <td>
                  <S.Bar style={{ '--share': `${(count / summary.count) * 100}%` } as CSSProperties} />
                </td>
                <td>{count.toLocaleString('en-IN')}</td>
              </tr>
            ))}
          </tbody>
        </S.Bars>
      </S.Summary>
      <div>
        <S.List>
          {reviews.map((review) => (
            <S.Review key={review.id}>
              <Rating average={review.rating} variant="stars" />
              <S.Title>{review.title}</S.Title>
              <p>{review.body}</p>
              <S.Author>
                {review.author}
                <time dateTime={review.createdAt}>{formatDate(review.createdAt)}</time>
                {review.isVerified && (
                  <S.Verified>
                    <CheckIcon size={14} />
                    Verified buyer
                  </S.Verified>
                )}
              </S.Author>
            </S.Review>
          ))}
        </S.List>
        {children}
      </div>
    </S.Root>
  )
}
