import type { CartReceiptLine } from '@shop/contract/cart.schema'
import { Button } from '@shop/ui/Button'
import { Callout } from '@shop/ui/Callout'
import { Stack } from '@shop/ui/Stack'
import { useCartReceipt } from '#features/cart/useCartReceipt.ts'
import * as texts from '#texts/shared.ts'
import * as S from './JoinReceipt.styles.ts'

const OUTCOMES: Record<CartReceiptLine['outcome'], (line: CartReceiptLine) => string> = {
  added: ({ quantity }) => (quantity > 1 ? texts.added(quantity) : texts.addedOne),
  summed: ({ quantity }) => texts.alreadyHad(quantity),
  capped: ({ quantity }) => texts.limitedTo(quantity),
  out_of_stock: () => texts.outOfStock,
  not_sold: () => texts.notSold,
  full: () => texts.cartFull,
}

/** Results of the guest's lines at login, until the shopper has seen them. */
export function JoinReceipt() {
  const { receipt, dismiss } = useCartReceipt()
  if (receipt.length === 0) return null
  return (
    <Callout tone="positive">
      <Stack as={S.Root} gap="xs" align="start">
        <p>
          <b>{texts.cartJoined}</b>
        </p>
        <ul>
          {receipt.map((line) => (
            <li key={`${line.product_id} ${line.variant_id}`}>
              {texts.receiptLine(line.title, line.option_name, OUTCOMES[line.outcome](line))}
            </li>
          ))}
        </ul>
        <Button variant="quiet" onClick={dismiss}>
          {texts.gotIt}
        </Button>
      </Stack>
    </Callout>
  )
}
