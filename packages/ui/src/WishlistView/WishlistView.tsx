import type { ReactNode } from 'react'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { HeartIcon } from '../Icon/Icon.tsx'
import { ProductCardSkeleton } from '../ProductCardSkeleton/ProductCardSkeleton.tsx'
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export interface WishlistViewProps {
  /** One `ProductCard` per wishlist item, by product id; null while loading. */
  cards: readonly { id: number; card: ReactNode }[] | null
  /** Links and buttons for an empty wishlist. */
  emptyActions: ReactNode
}

/** Wishlist of a shopper with its loading and empty states. */
export function WishlistView({ cards, emptyActions }: WishlistViewProps) {
  if (cards === null) {
    return (
      <>
        <VisuallyHidden role="status">Loading…</VisuallyHidden>
        <ProductGrid>
          {[1, 2, 3, 4].map((place) => (
            <li key={place}>
              <ProductCardSkeleton />
            </li>
          ))}
        </ProductGrid>
      </>
    )
  }
  if (cards.length === 0) {
    return (
      <EmptyState title="Your wishlist is empty" icon={<HeartIcon size={36} />} actions={emptyActions}>
        Tap the heart on anything you love to save it here.
      </EmptyState>
    )
  }
  return (
    <ProductGrid label="Your wishlist">
      {cards.map(({ id, card }) => (
        <li key={id}>{card}</li>
      ))}
    </ProductGrid>
  )
}
