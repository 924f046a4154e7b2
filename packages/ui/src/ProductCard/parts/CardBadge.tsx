import { Badge } from '../../Badge/Badge.tsx'
import { useTexts } from '../../TextsProvider/TextsProvider.tsx'
import { cardTexts } from '../../texts/cardTexts.ts'

export interface CardBadgeProps {
  /** Of a product whose button does not say so. */
  isSoldOut: boolean
  isBestSeller?: boolean
  isNew?: boolean
}

/** The most important badge, on the lower edge of the picture, where it covers nothing of the product. */
export function CardBadge({ isSoldOut, isBestSeller, isNew }: CardBadgeProps) {
  const texts = useTexts(cardTexts, 'ProductCard')
  if (!isSoldOut && !isBestSeller && !isNew) return null
  return (
    <span data-part="badge">
      {isSoldOut ? (
        <Badge tone="inverse">{texts.soldOut}</Badge>
      ) : isBestSeller ? (
        <Badge tone="accent">{texts.bestSeller}</Badge>
      ) : (
        <Badge>{texts.isNew}</Badge>
      )}
    </span>
  )
}
