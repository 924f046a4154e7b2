import type { Product, Variant } from '@shop/contract/products'
import { Button } from '@shop/ui/Button'
import { HeartIcon } from '@shop/ui/Icon'
import { useWishlisted } from '#routes/shared/useWishlisted.ts'
import { useWishlistToggle } from '#routes/shared/useWishlistToggle.ts'
import * as texts from '#texts/productParts.ts'

export interface WishlistButtonProps {
  product: Product
  /** Chosen shade or size, which the wishlist shows. */
  variant: Variant | undefined
}

export function WishlistButton({ product, variant }: WishlistButtonProps) {
  const isWishlisted = useWishlisted().has(product.id)
  const toggle = useWishlistToggle({ ...product, ...(variant && { shownVariantId: variant.id }) })
  return (
    <Button variant="quiet" onClick={() => toggle(!isWishlisted)}>
      <HeartIcon size="m" fill={isWishlisted ? 'currentColor' : 'none'} />
      {isWishlisted ? texts.inYourWishlist : texts.addToWishlist}
    </Button>
  )
}
