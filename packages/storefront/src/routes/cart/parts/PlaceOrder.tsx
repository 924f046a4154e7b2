import { Button } from '@shop/ui/Button'
import { ButtonLink } from '@shop/ui/ButtonLink'
import { paths } from '#lib/paths.ts'
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
  return (
    <Button size="l" isWide variant="strong" disabled={!isKnown || !isServed} onClick={showFirstChange}>
      {!isServed ? texts.notServed : isKnown ? texts.reviewChanges : texts.placeOrder}
    </Button>
  )
}

export const FIRST_CHANGE_ID = 'first-change'

function showFirstChange() {
  document.getElementById(FIRST_CHANGE_ID)?.focus()
}
