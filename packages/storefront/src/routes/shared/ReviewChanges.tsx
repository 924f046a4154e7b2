import { Button } from '@shop/ui/Button'
import * as texts from '#texts/shared.ts'

/** Id of the first line that has changed since the shopper put it into the cart. It can have the focus. */
export const FIRST_CHANGE_ID = 'first-change'

/** Replaces the button to order or to pay: leads to the first change that the shopper has to accept. */
export function ReviewChanges() {
  return (
    <Button size="l" isWide variant="strong" onClick={showFirstChange}>
      {texts.reviewChanges}
    </Button>
  )
}

function showFirstChange() {
  document.getElementById(FIRST_CHANGE_ID)?.focus()
}
