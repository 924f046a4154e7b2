import type { ComponentPropsWithRef } from 'react'
import { Rating } from '../Rating/Rating.tsx'
import { useTexts } from '../TextsProvider/TextsProvider.tsx'
import { cardTexts } from '../texts/cardTexts.ts'
import * as S from './RatingLink.styles.ts'

export interface RatingLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** Address of the reviews, such as `#reviews`. */
  href: string
  /** 0 to 5. */
  average: number
  /** Number of reviews. */
  count: number
}

/** Rating that links to the reviews. */
export function RatingLink({ average, count, ...rest }: RatingLinkProps) {
  const texts = useTexts(cardTexts, 'Rating')
  return (
    <S.Root {...rest}>
      <Rating average={average} count={count} />
      <span>{texts.read}</span>
    </S.Root>
  )
}
