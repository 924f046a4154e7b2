import type { ProductCard } from '@shop/contract/products'
import { Badge } from '../../Badge/Badge.tsx'
import * as S from '../ProductCard.styles.ts'

/** What a shopper should know at a glance, at most two things. */
export function CardBadges({ product, isSoldOut }: { product: ProductCard; isSoldOut: boolean }) {
  if (!isSoldOut && !product.isBestSeller && !product.isNew) return null
  return (
    <S.Badges>
      {isSoldOut && <Badge tone="inverse">Out of stock</Badge>}
      {product.isBestSeller && <Badge tone="accent">Best seller</Badge>}
      {product.isNew && !product.isBestSeller && <Badge>New</Badge>}
    </S.Badges>
  )
}
