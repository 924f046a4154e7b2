import { Button, type ButtonProps } from '@shop/ui/Button'
import { ButtonLink } from '@shop/ui/ButtonLink'
import { Callout } from '@shop/ui/Callout'
import { Inline } from '@shop/ui/Inline'
import { Stack } from '@shop/ui/Stack'
import { isUnpaid, type EarlierOrders } from '#features/checkout/placeOrder.ts'
import { bringIntoView } from '#lib/bringIntoView.ts'
import { paths } from '#lib/paths.ts'
import * as texts from '#texts/checkout.ts'

interface EarlierOrderProps {
  detail: string
  ordered: EarlierOrders
  isBusy: boolean
  /** Places the order in place of the unpaid ones, and beside the others. */
  onOrder: () => void
}

/** The likely answer, which stands beside the total: to pay for the order that waits, to see it, or to order all the same. */
export function LikelyOrder({
  ordered: [{ id, number, state }],
  isBusy,
  onOrder,
  size,
  isWide,
}: Omit<EarlierOrderProps, 'detail'> & Pick<ButtonProps, 'size' | 'isWide'>) {
  if (state === 'placed') {
    return (
      <Button isBusy={isBusy} onClick={onOrder} size={size} isWide={isWide}>
        {texts.orderAnyway}
      </Button>
    )
  }
  return (
    <ButtonLink href={paths.payment(id)} size={size} isWide={isWide}>
      {state === 'unpaid' ? texts.payEarlier(number) : texts.seeEarlier(number)}
    </ButtonLink>
  )
}

/** Says that items of the cart are in orders that were placed before, perhaps in another browser, with the less likely answer. */
export function EarlierOrder({ detail, ...choice }: EarlierOrderProps) {
  const [{ id, number, state }] = choice.ordered
  const unpaid = choice.ordered.filter(isUnpaid).map((one) => one.number)
  return (
    <Callout ref={bringIntoView} tone="neutral">
      <Stack gap="s">
        <span>{unpaid.length > 0 ? `${detail} ${texts.orderInsteadHint(unpaid)}` : detail}</span>
        <Inline>
          {state === 'placed' ? (
            <ButtonLink variant="secondary" href={paths.order(id)}>
              {texts.seeEarlier(number)}
            </ButtonLink>
          ) : (
            <Button variant="secondary" isBusy={choice.isBusy} onClick={choice.onOrder}>
              {state === 'unpaid' ? texts.orderInstead : texts.orderAnyway}
            </Button>
          )}
        </Inline>
      </Stack>
    </Callout>
  )
}
