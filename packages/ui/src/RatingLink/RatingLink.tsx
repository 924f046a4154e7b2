import type { ComponentPropsWithRef } from 'react'
import { Rating } from '../Rating/Rating.tsx'
import * as S from './RatingLink.styles.ts'

export interface RatingLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** The reviews on this page, such as `#reviews`. */
  href: string
  /** 0 to 5. */
  average: number
  /** How many reviews it is the average of. */
  count: number
}

/** How shoppers rate it, and the way to what they say. */
export function RatingLink({ average, count, ...rest }: RatingLinkProps) {
  return (
    <S.Root {...rest}>
      <Rating average={average} count={count} />
      <span>Read the reviews</span>
    </S.Root>
  )
}
