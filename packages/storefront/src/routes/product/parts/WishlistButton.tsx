import type { Product } from '@shop/contract/products'
import { Button } from '@shop/ui/Button'
import { HeartIcon } from '@shop/ui/Icon'
import { useWishlistItem } from '#routes/shared/useWishlistItem.ts'
import * as texts from '#texts/product.ts'

export function WishlistButton({ product }: { product: Product }) {
  const { isWishlisted, toggle } = useWishlistItem(product)
  return (
    <Button variant="quiet" onClick={toggle}>
      <HeartIcon size={18} fill={isWishlisted ? 'currentColor' : 'none'} />
      {isWishlisted ? texts.inYourWishlist : texts.addToWishlist}
    </Button>
  )
}
