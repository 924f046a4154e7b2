import type { Product } from '@shop/contract/products'
import { Button } from '@shop/ui/Button'
import { HeartIcon } from '@shop/ui/Icon'
import { useWishlisted } from '#routes/shared/useWishlisted.ts'
import { useWishlistToggle } from '#routes/shared/useWishlistToggle.ts'
import * as texts from '#texts/product.ts'

export function WishlistButton({ product }: { product: Product }) {
  const isWishlisted = useWishlisted().has(product.id)
  const toggle = useWishlistToggle(product)
  return (
    <Button variant="quiet" onClick={() => toggle(!isWishlisted)}>
      <HeartIcon size="m" fill={isWishlisted ? 'currentColor' : 'none'} />
      {isWishlisted ? texts.inYourWishlist : texts.addToWishlist}
    </Button>
  )
}
