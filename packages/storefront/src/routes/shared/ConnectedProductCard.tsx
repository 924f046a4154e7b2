import type { ProductCard as ProductCardData } from '@shop/contract/products'
import { ProductCard } from '@shop/ui/ProductCard'
import { useState } from 'react'
import { useCardActions } from '#features/cart/useCardActions.ts'
import { useQuantityToOrder } from '#features/cart/useCart.ts'
import { cityStore } from '#features/city/cityStore.ts'
import { deliveryLocationStore } from '#features/delivery/deliveryLocationStore.ts'
import { lazyPart } from '#lib/lazyPart.ts'
import { paths } from '#lib/paths.ts'
import { useStorage } from '#lib/storage/useStorage.ts'
import { sizeGuideOf } from './sizeGuideOf.tsx'
import { useWishlistToggle } from './useWishlistToggle.ts'

/** Only shoppers with a place need its code. */
const CardDelivery = lazyPart(async () => (await import('./CardDelivery.tsx')).CardDelivery)

export interface ConnectedProductCardProps {
  product: ProductCardData
  /** From `useWishlisted`. */
  isWishlisted: boolean
  /** Of a search that also shows others. */
  isBestMatch?: boolean
  isPriority?: boolean
  headingLevel?: 2 | 3
  /** The list is of an offer, which may need more of what is in the cart. */
  addsMore?: boolean | undefined
  /** Called when the shopper removes the product from the wishlist. */
  onRemove?: () => void
}

/** Product card with cart, wishlist and delivery estimate. */
export function ConnectedProductCard({
  product,
  isBestMatch,
  isWishlisted,
  onRemove,
  addsMore,
  ...rest
}: ConnectedProductCardProps) {
  const actions = useCardActions(product)
  const toggle = useWishlistToggle(product)
  const [picked, setPicked] = useState<number | null>(null)
  const variants = product.optionGroups[0]?.variants ?? []
  const { shownVariantId } = product
  const shown = variants.length === 1 ? variants[0] : variants.find(({ id }) => id === shownVariantId)
  const variantId = picked ?? shown?.id ?? null
  const quantity = useQuantityToOrder(product.id, variantId)
  const hasPincode = useStorage(deliveryLocationStore, (place) => place !== null)
  const hasCity = useStorage(cityStore, (city) => city !== null)
  const offer = product.offer && {
    title: product.offer.shortTitle ?? product.offer.title,
    href: paths.offer(product.offer.id),
  }
  return (
    <ProductCard
      product={{ ...product, isBestMatch, isWishlisted, offer }}
      href={paths.product(product.slug, shownVariantId)}
      {...actions}
      onWishlistToggle={(isAdded) => {
        toggle(isAdded)
        if (!isAdded) onRemove?.()
      }}
      deliveryEstimate={
        hasPincode || hasCity ? (
          <CardDelivery productId={product.id} variantId={variantId} quantity={quantity} />
        ) : undefined
      }
      preview={{
        addsMore,
        asideOf: sizeGuideOf(product.slug),
        onPick: (variant) => setPicked(variant?.id ?? null),
      }}
      {...rest}
    />
  )
}
