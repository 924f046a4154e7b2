import type { OrderedBefore } from '@shop/contract/orders.schema'
import { Button } from '@shop/ui/Button'
import { ButtonLink } from '@shop/ui/ButtonLink'
import { Callout } from '@shop/ui/Callout'
import { Inline } from '@shop/ui/Inline'
import { Stack } from '@shop/ui/Stack'
import { bringIntoView } from '#lib/bringIntoView.ts'
import { paths } from '#lib/paths.ts'
import * as texts from '#texts/checkout.ts'

interface EarlierOrderProps {
  detail: string
  ordered: OrderedBefore
  isBusy: boolean
  /** Places the order in place of the unpaid one, or beside the other one. */
  onOrder: () => void
}

/** Asks which order the shopper wants when items of her cart are in one that she placed before, perhaps in another browser. */
export function EarlierOrder({ detail, ordered: { id, number, state }, isBusy, onOrder }: EarlierOrderProps) {
  const isUnpaid = state === 'unpaid'
  const isPlaced = state === 'placed'
  const order = (
    <Button variant={isPlaced ? 'primary' : 'secondary'} isBusy={isBusy} onClick={onOrder}>
      {isUnpaid ? texts.orderInstead : texts.continueOrder}
    </Button>
  )
  return (
    <Callout ref={bringIntoView} tone="neutral">
      <Stack gap="s">
        <span>{isUnpaid ? `${detail} ${texts.orderInsteadHint(number)}` : detail}</span>
        <Inline>
          {isPlaced && order}
          <ButtonLink
            variant={isPlaced ? 'secondary' : 'primary'}
            href={isPlaced ? paths.order(id) : paths.payment(id)}
          >
            {isUnpaid ? texts.payEarlier(number) : texts.seeEarlier(number)}
          </ButtonLink>
          {!isPlaced && order}
        </Inline>
      </Stack>
    </Callout>
  )
}
