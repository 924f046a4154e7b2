import { Button } from '@shop/ui/Button'
import { ButtonLink } from '@shop/ui/ButtonLink'
import { paths } from '#lib/paths.ts'

interface PlaceOrderProps {
  /** Everything in the cart can be had as the shopper saw it. */
  canOrder: boolean
  /** The shop has said what the cart costs. */
  isKnown: boolean
  /** The shop delivers to where the shopper lives, as far as it knows. */
  isServed: boolean
}

/** The way to the checkout; to what has changed, as long as anything in the cart asks for an answer. */
export function PlaceOrder({ canOrder, isKnown, isServed }: PlaceOrderProps) {
  if (canOrder) {
    return (
      <ButtonLink href={paths.checkout()} size="l" isWide>
        Place order
      </ButtonLink>
    )
  }
  return (
    <Button size="l" isWide variant="strong" disabled={!isKnown || !isServed} onClick={showFirstChange}>
      {!isServed ? 'We don’t deliver there' : isKnown ? 'Review changes' : 'Place order'}
    </Button>
  )
}

/** Marks the first line that asks for an answer. */
export const FIRST_CHANGE_ID = 'first-change'

function showFirstChange() {
  document.getElementById(FIRST_CHANGE_ID)?.focus()
}
