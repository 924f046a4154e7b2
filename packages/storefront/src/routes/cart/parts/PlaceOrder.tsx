import { Button } from '@shop/ui/Button'
import { ButtonLink } from '@shop/ui/ButtonLink'
import { paths } from '#lib/paths.ts'

interface PlaceOrderProps {
  /** Everything in the cart can be had as the shopper saw it. */
  canOrder: boolean
  /** The shop has said what the cart costs. */
  isKnown: boolean
}

/** The way to the checkout, open once nothing in the cart asks for an answer. */
export function PlaceOrder({ canOrder, isKnown }: PlaceOrderProps) {
  if (canOrder) {
    return (
      <ButtonLink href={paths.checkout()} size="l" isWide>
        Place order
      </ButtonLink>
    )
  }
  return (
    <Button size="l" isWide disabled>
      {isKnown ? 'Check what has changed' : 'Place order'}
    </Button>
  )
}
