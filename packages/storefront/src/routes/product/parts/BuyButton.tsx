import { messages } from '@shop/contract/messages'
import type { Product, Variant } from '@shop/contract/products'
import { Button } from '@shop/ui/Button'
import { laterPart } from '#lib/laterPart.tsx'
import { cart } from '#features/cart/useCart.ts'
import { paths } from '#lib/paths.ts'
import { useGo } from '#lib/useGo.ts'
import * as texts from '#texts/product.ts'
import { useIsInCart } from './useIsInCart.ts'

const TellMe = laterPart(async () => (await import('./TellMe.tsx')).TellMe, {
  isOptional: true,
  meanwhile: (
    <Button size="l" isWide disabled>
      {texts.outOfStock}
    </Button>
  ),
})

interface BuyButtonProps {
  product: Product
  variant: Variant | undefined
  /** Called when the product has options and none is chosen. */
  onChoiceMissing: () => void
  onAdd: () => void
}

/**
 * "Add to Cart", and "Go to Cart" when the cart holds it (specification §4). Asks for a variant first, as the card does, also when the cart
 * holds another one. A shopper can wait for what is out of stock.
 */
export function BuyButton({ product, variant, onChoiceMissing, onAdd }: BuyButtonProps) {
  const go = useGo()
  const isUnchosen = variant === undefined && product.optionGroups.length > 0
  const isInCart = useIsInCart(product, variant)
  function handleClick() {
    if (isInCart) go(paths.cart())
    else if (isUnchosen) onChoiceMissing()
    else {
      cart.add(product, variant)
      onAdd()
    }
  }
  if (!isInCart && (variant ?? product).quantity === 0)
    return <TellMe product={product} variant={variant} onChoiceMissing={onChoiceMissing} />
  return (
    <Button size="l" isWide variant={isInCart ? 'strong' : 'primary'} onClick={handleClick}>
      {isInCart ? messages.goToCart : messages.addToCart}
    </Button>
  )
}
