import { Button } from '@shop/ui/Button'
import { ButtonLink } from '@shop/ui/ButtonLink'
import { paths } from '#lib/paths.ts'
import { ReviewChanges } from '#routes/shared/ReviewChanges.tsx'
import * as texts from '#texts/cart.ts'

interface PlaceOrderProps {
  /** Everything in the cart is available as the shopper saw it. */
  canOrder: boolean
  /** True once the quote has arrived. */
  isKnown: boolean
  /** The shop delivers to the shopper's pincode, if one is known. */
  isServed: boolean
}

/** Link to the checkout, or to the first change that the shopper has to accept. */
export function PlaceOrder({ canOrder, isKnown, isServed }: PlaceOrderProps) {
  if (canOrder) {
    return (
      <ButtonLink href={paths.checkout()} size="l" isWide>
        {texts.placeOrder}
      </ButtonLink>
    )
  }
  if (isKnown && isServed) return <ReviewChanges />
  return (
    <Button size="l" isWide variant="strong" disabled>
      {isServed ? texts.placeOrder : texts.notServed}
    </Button>
  )
}
