import type { ProductCard as ProductCardData } from '@shop/contract/products'
import { ProductCard } from '@shop/ui/ProductCard'
import { useNavigate } from 'react-router-dom'
import { cart, useVariantsInCart } from '#features/cart/useCart.ts'
import { useCardPromise } from '#features/pincode/useCardPromise.ts'
import { paths } from '#lib/paths.ts'
import { useWish } from './useWish.ts'

export interface ConnectedProductCardProps {
  product: ProductCardData
  /** Its picture is among the first that are seen. */
  isPriority?: boolean
  /** `sizes` of the picture, where the card is not in a `ProductGrid`. */
  pictureSizes?: string
  headingLevel?: 2 | 3
  /** The shopper has taken it out of the wishlist. */
  onUnwish?: () => void
}

/** A product card that knows the cart and the wishlist. */
export function ConnectedProductCard({ product, onUnwish, ...rest }: ConnectedProductCardProps) {
  const navigate = useNavigate()
  const wish = useWish(product)
  const promise = useCardPromise()
  const cartVariantIds = useVariantsInCart(product.id)
  return (
    <ProductCard
      product={product}
      href={paths.product(product.slug)}
      cartVariantIds={cartVariantIds}
      onAddToCart={({ variant }) => cart.add(product, variant ?? undefined)}
      onGoToCart={() => void navigate(paths.cart())}
      isWishlisted={wish.isWishlisted}
      onWishlistToggle={({ isWishlisted }) => {
        wish.toggle()
        if (!isWishlisted) onUnwish?.()
      }}
      promise={promise}
      {...rest}
    />
  )
}
