import type { CartReceiptLine } from '@shop/contract/cart.schema'
import { Button } from '@shop/ui/Button'
import { FormNotice } from '@shop/ui/FormNotice'
import { useCartReceipt } from '#features/cart/useCartReceipt.ts'
import * as S from './JoinReceipt.styles.ts'

const OUTCOMES: Record<CartReceiptLine['outcome'], (line: CartReceiptLine) => string> = {
  added: ({ quantity }) => (quantity > 1 ? `added, ${quantity} of them` : 'added'),
  summed: ({ quantity }) => `you had some already: ${quantity} now`,
  capped: ({ quantity }) => `${quantity} is the most there is`,
  out_of_stock: () => 'out of stock, so it is kept for later',
  not_sold: () => 'no longer sold, so it is left out',
  full: () => 'the cart is full, so it is left out',
}

/** What became of the guest's cart at login, until the shopper has read it. */
export function JoinReceipt() {
  const { receipt, dismiss } = useCartReceipt()
  if (receipt.length === 0) return null
  return (
    <FormNotice tone="positive">
      <S.Root>
        <p>
          <b>Your cart from before the login is joined with yours.</b>
        </p>
        <ul>
          {receipt.map((line) => (
            <li key={`${line.product_id} ${line.variant_id}`}>
              {`${line.title || 'Something'}${line.option_name === null ? '' : `, ${line.option_name}`}: ${OUTCOMES[line.outcome](line)}`}
            </li>
          ))}
        </ul>
        <Button variant="quiet" onClick={dismiss}>
          All right
        </Button>
      </S.Root>
    </FormNotice>
  )
}
