import { Badge } from '../../Badge/Badge.tsx'
import { useTexts } from '../../TextsProvider/TextsProvider.tsx'
import { cardTexts } from '../../texts/cardTexts.ts'

export interface CardBadgesProps {
  isSoldOut: boolean
  isBestSeller?: boolean
  isNew?: boolean
}

/** At most two badges, the most important first. */
export function CardBadges({ isSoldOut, isBestSeller, isNew }: CardBadgesProps) {
  const texts = useTexts(cardTexts, 'ProductCard')
  if (!isSoldOut && !isBestSeller && !isNew) return null
  return (
    <div data-part="badges">
      {isSoldOut && <Badge tone="inverse">{texts.soldOut}</Badge>}
      {isBestSeller && <Badge tone="accent">{texts.bestSeller}</Badge>}
      {isNew && !isBestSeller && <Badge>{texts.isNew}</Badge>}
    </div>
  )
}
