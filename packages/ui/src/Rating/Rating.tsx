import type { ComponentPropsWithRef, CSSProperties } from 'react'
import { useFormats, useTexts } from '../TextsProvider/TextsProvider.tsx'
import { cardTexts } from '../texts/cardTexts.ts'
import * as S from './Rating.styles.ts'

export interface RatingProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** 0 to 5. */
  average: number
  /** Number of reviews; undefined for a single review. */
  count?: number
  /** `compact` is one star and a number, `stars` shows five. */
  variant?: 'compact' | 'stars'
}

/** Average rating. Renders nothing without reviews. */
export function Rating({ average, count, variant = 'compact', ...rest }: RatingProps) {
  const texts = useTexts(cardTexts, 'Rating')
  const formats = useFormats()
  if (count === 0) return null
  const fill = { '--rating-fill': `${average * 20}%` } as CSSProperties
  const sentence = texts.rated(average) + (count === undefined ? '' : texts.reviews(count))
  const value = variant === 'compact' || count !== undefined ? average.toFixed(1) : ''
  // One element, as a list has a rating on every card.
  const visible = count === undefined ? value : `${value} (${formats.number(count)})`
  return (
    <S.Root data-variant={variant} {...rest}>
      <span data-part="sentence">{sentence}</span>
      {variant === 'stars' && <span data-part="stars" style={fill} />}
      {visible !== '' && <span aria-hidden="true">{visible}</span>}
    </S.Root>
  )
}
