import { Button } from '@shop/ui/Button'
import { Callout } from '@shop/ui/Callout'
import { Stack } from '@shop/ui/Stack'
import { describeReceipt } from '#features/cart/describeReceipt.ts'
import { useCartReceipt } from '#features/cart/useCartReceipt.ts'
import * as texts from '#texts/receipt.ts'
import * as S from './JoinReceipt.styles.ts'

/** Results of the guest's lines at login, until the shopper has seen them. */
export function JoinReceipt() {
  const { receipt, dismiss } = useCartReceipt()
  if (receipt.length === 0) return null
  const { title, lines, isGood } = describeReceipt(receipt)
  return (
    <Callout tone={isGood ? 'positive' : 'neutral'}>
      <Stack as={S.Root} gap="xs" align="start">
        <p>
          <b>{title}</b>
        </p>
        {lines.length > 0 && (
          <ul>
            {lines.map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </ul>
        )}
        <Button variant="quiet" onClick={dismiss}>
          {texts.gotIt}
        </Button>
      </Stack>
    </Callout>
  )
}
