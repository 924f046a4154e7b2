import { Badge } from '../../Badge/Badge.tsx'
import * as S from '../ProductCard.styles.ts'

export interface CardBadgesProps {
  isSoldOut: boolean
  isBestSeller: boolean
  isNew: boolean
}

/** At most two badges, the most important first. */
export function CardBadges({ isSoldOut, isBestSeller, isNew }: CardBadgesProps) {
  if (!isSoldOut && !isBestSeller && !isNew) return null
  return (
    <S.Badges>
      {isSoldOut && <Badge tone="inverse">Out of stock</Badge>}
      {isBestSeller && <Badge tone="accent">Best seller</Badge>}
      {isNew && !isBestSeller && <Badge>New</Badge>}
    </S.Badges>
  )
}
