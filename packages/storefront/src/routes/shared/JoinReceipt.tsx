import { Button } from '@shop/ui/Button'
import { Callout } from '@shop/ui/Callout'
import { Inline } from '@shop/ui/Inline'
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
      <Inline as={S.Root}>
        <div>
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
        </div>
        <Button variant="quiet" onClick={dismiss}>
          {texts.gotIt}
        </Button>
      </Inline>
    </Callout>
  )
}
