import type { ProductCard } from '@shop/contract/products'
import { EmptyState } from '@shop/ui/EmptyState'
import { Heading } from '@shop/ui/Heading'
import { HeartIcon } from '@shop/ui/Icon'
import { ProductCardSkeleton } from '@shop/ui/ProductCardSkeleton'
import { ProductGrid } from '@shop/ui/ProductGrid'
import { UndoNotice } from '@shop/ui/UndoNotice'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { wishlistQuery } from '#features/wishlist/api/wishlistQuery.ts'
import { changeWishlist, itemBefore } from '#features/wishlist/changeWishlist.ts'
import { useServices } from '#lib/AppServices.ts'
import { ConnectedProductCard } from '#routes/shared/ConnectedProductCard.tsx'
import { useWishlisted } from '#routes/shared/useWishlisted.ts'
import { LoadingOrFailed } from './LoadingOrFailed.tsx'
import { StockAlerts } from './StockAlerts.tsx'
import { StartLink } from '#routes/shared/StartLink.tsx'
import * as texts from '#texts/profile.ts'

export function WishlistTab() {
  const services = useServices()
  const title = useRef<HTMLHeadingElement>(null)
  const wishlisted = useWishlisted()
  const [removed, setRemoved] = useState<{ product: ProductCard; after: number | undefined }>()
  const { data, error, refetch } = useQuery(wishlistQuery(services.api))

  function bringBack() {
    if (removed === undefined) return
    setRemoved(undefined)
    title.current?.focus()
    changeWishlist(services, removed.product, true, removed.after)
  }
  return (
    <>
      <Heading ref={title} tabIndex={-1} level={1} size="h2">
        {texts.wishlist}
      </Heading>
      {removed && (
        <UndoNotice key={removed.product.id} takesFocus onUndo={bringBack}>
          {texts.removed(removed.product.title)}
        </UndoNotice>
      )}
      {data === undefined ? (
        <LoadingOrFailed
          message={texts.loadWishlistFailed}
          error={error}
          onRetry={refetch}
          skeleton={<LoadingCards />}
        />
      ) : data.length === 0 ? (
        <EmptyState title={texts.emptyWishlist} icon={<HeartIcon size="xl" />} actions={<StartLink />}>
          {texts.emptyWishlistHint}
        </EmptyState>
      ) : (
        <ProductGrid label={texts.yourWishlist}>
          {data.map((product) => (
            <li key={product.id}>
              <ConnectedProductCard
                product={product}
                isWishlisted={wishlisted.has(product.id)}
                headingLevel={2}
                onRemove={() => setRemoved({ product, after: itemBefore(data, product) })}
              />
            </li>
          ))}
        </ProductGrid>
      )}
      <StockAlerts />
    </>
  )
}

function LoadingCards() {
  return (
    <>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
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
