import { messages } from '@shop/contract/messages'
import type { Product, Variant } from '@shop/contract/products'
import { Button } from '@shop/ui/Button'
import { useNavigate } from 'react-router-dom'
import { cart, useIsInCart } from '#features/cart/useCart.ts'
import { paths } from '#lib/paths.ts'

interface BuyButtonProps {
  product: Product
  variant: Variant | undefined
}

/** "Add to Cart", then "Go to Cart" (specification §4). */
export function BuyButton({ product, variant }: BuyButtonProps) {
  const navigate = useNavigate()
  const isInCart = useIsInCart(product.id, variant?.id ?? null)
  const isSoldOut = (variant ?? product).quantity === 0
  return (
    <Button
      size="l"
      isWide
      variant={isInCart ? 'strong' : 'primary'}
      disabled={isSoldOut && !isInCart}
      onClick={() => (isInCart ? void navigate(paths.cart()) : cart.add(product, variant))}
    >
      {isInCart ? messages.goToCart : isSoldOut ? 'Out of stock' : messages.addToCart}
    </Button>
  )
}
