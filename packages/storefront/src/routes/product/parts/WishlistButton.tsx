import type { Product } from '@shop/contract/products'
import { Button } from '@shop/ui/Button'
import { HeartIcon } from '@shop/ui/Icon'
import { useWishlistItem } from '#routes/shared/useWishlistItem.ts'

export function WishlistButton({ product }: { product: Product }) {
  const { isWishlisted, toggle } = useWishlistItem(product)
  return (
    <Button variant="quiet" onClick={toggle}>
      <HeartIcon size={18} fill={isWishlisted ? 'currentColor' : 'none'} />
      {isWishlisted ? 'In your wishlist' : 'Add to wishlist'}
    </Button>
  )
}
