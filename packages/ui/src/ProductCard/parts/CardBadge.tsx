import { Badge } from '../../Badge/Badge.tsx'
import { useTexts } from '../../TextsProvider/TextsProvider.tsx'
import { cardTexts } from '../../texts/cardTexts.ts'

export interface CardBadgeProps {
  /** Of a product whose button does not say so. */
  isSoldOut: boolean
  /** It has everything that was searched for, among others that lack some of it. */
  isBestMatch?: boolean
  isBestSeller?: boolean
  isNew?: boolean
}

/** The most important badge, on the lower edge of the picture, where it covers nothing of the product. */
export function CardBadge({ isSoldOut, isBestMatch, isBestSeller, isNew }: CardBadgeProps) {
  const texts = useTexts(cardTexts, 'ProductCard')
  if (!isSoldOut && !isBestMatch && !isBestSeller && !isNew) return null
  return (
    <span data-part="badge">
      {isSoldOut ? (
        <Badge tone="inverse">{texts.soldOut}</Badge>
      ) : isBestMatch ? (
        <Badge tone="positive">{texts.bestMatch}</Badge>
      ) : isBestSeller ? (
        <Badge tone="accent">{texts.bestSeller}</Badge>
      ) : (
        <Badge>{texts.isNew}</Badge>
      )}
    </span>
  )
}
