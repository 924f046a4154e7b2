import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Progress } from '../Progress/Progress.tsx'
import { Rating } from '../Rating/Rating.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { useFormats, useTexts } from '../TextsProvider/TextsProvider.tsx'
import { productTexts } from '../texts/productTexts.ts'
import * as S from './ReviewList.styles.ts'

export interface ReviewListProps extends ComponentPropsWithRef<'div'> {
  /** `stars` has the number of reviews with 1 to 5 stars, in that order. */
  summary: { average: number; count: number; stars: readonly number[] }
  /** `<li>` elements, each with a `Review`. */
  children: ReactNode
  /** Control below the reviews that loads more. */
  more?: ReactNode
  /**
   * Control before the reviews, such as a button to write one: it stands below the distribution. A form or a review stands above the reviews,
   * where it has room.
   */
  action?: ReactNode
}

/** Fewer reviews have no distribution: they are all in view. */
const DISTRIBUTED_FROM = 3

/** Distribution of the ratings, and the reviews. */
export function ReviewList({ summary, children, more, action, ...rest }: ReviewListProps) {
  const texts = useTexts(productTexts, 'ReviewList')
  const formats = useFormats()
  const { average, count, stars } = summary
  if (count === 0) {
    return (
      <Stack gap="m" align="start" {...rest}>
        <p>{texts.none}</p>
        {action}
      </Stack>
    )
  }
  const rows = stars.map((reviews, index) => ({ stars: index + 1, reviews })).toReversed()
  return (
    <S.Root {...rest}>
      <Stack as={S.Summary} gap="s">
        <S.Average>
          <span aria-hidden="true">{average.toFixed(1)}</span>
          <Rating average={average} variant="stars" />
        </S.Average>
        <p>{texts.count(count)}</p>
        {count >= DISTRIBUTED_FROM && (
          <S.Bars caption={texts.byStars} isCaptionHidden variant="plain">
            <tbody>
              {rows.map((row) => (
                <tr key={row.stars}>
                  <th scope="row">{texts.stars(row.stars)}</th>
                  <td>
                    <Progress value={row.reviews} max={count} tone="accent" />
                  </td>
                  <td>{formats.number(row.reviews)}</td>
                </tr>
              ))}
            </tbody>
          </S.Bars>
        )}
      </Stack>
      {action !== undefined && <S.Action data-part="action">{action}</S.Action>}
      <Stack as={S.Reviews} gap="l" align="start">
        <Stack as={S.List} gap="l" role="list">
          {children}
        </Stack>
        {more}
      </Stack>
    </S.Root>
  )
}
