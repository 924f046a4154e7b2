import type { CartReceiptLine } from '@shop/contract/cart.schema'
import { Button } from '@shop/ui/Button'
import { Callout } from '@shop/ui/Callout'
import { useCartReceipt } from '#features/cart/useCartReceipt.ts'
import * as S from './JoinReceipt.styles.ts'

const OUTCOMES: Record<CartReceiptLine['outcome'], (line: CartReceiptLine) => string> = {
  added: ({ quantity }) => (quantity > 1 ? `${quantity} added` : 'added'),
  summed: ({ quantity }) => `you already had some, so you now have ${quantity}`,
  capped: ({ quantity }) => `limited to ${quantity}`,
  out_of_stock: () => 'out of stock, so we saved it for later',
  not_sold: () => 'no longer available, so we removed it',
  full: () => 'your cart is full, so we couldn’t add it',
}

/** Results of the guest's lines at login, until the shopper has seen them. */
export function JoinReceipt() {
  const { receipt, dismiss } = useCartReceipt()
  if (receipt.length === 0) return null
  return (
    <Callout tone="positive">
      <S.Root>
        <p>
          <b>We’ve added the items from this device to your cart.</b>
        </p>
        <ul>
          {receipt.map((line) => (
            <li key={`${line.product_id} ${line.variant_id}`}>
              {`${line.title || 'Something'}${line.option_name === null ? '' : `, ${line.option_name}`}: ${OUTCOMES[line.outcome](line)}`}
            </li>
          ))}
        </ul>
        <Button variant="quiet" onClick={dismiss}>
          Got it
        </Button>
      </S.Root>
    </Callout>
  )
}
