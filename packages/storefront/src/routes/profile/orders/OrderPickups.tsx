import type { OrderPickupWire, OrderWire } from '@shop/contract/orders.schema'
import { Button } from '@shop/ui/Button'
import { Panel } from '@shop/ui/Panel'
import { Text } from '@shop/ui/Text'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { useState, type RefObject } from 'react'
import { describePickupRefund, describePickupTime } from '#features/orders/describePickup.ts'
import { TitledSection } from '#routes/shared/TitledSection.tsx'
import * as S from './OrderDetail.styles.ts'
import { listPickup } from './listPickup.ts'
import { WithdrawDialog } from './WithdrawDialog.tsx'
import * as texts from '#texts/profile.ts'

interface OrderPickupsProps {
  order: OrderWire
  /** Heading of the page, which takes the focus when a return is withdrawn. */
  title: RefObject<HTMLElement | null>
}

/** Returns that are still to be picked up: when, the refund that follows, and a way to withdraw them. Renders no section without any. */
export function OrderPickups({ order, title }: OrderPickupsProps) {
  const { pickups, payment } = order
  const [asked, setAsked] = useState<OrderPickupWire>()
  return (
    <>
      {pickups.length > 0 && (
        <TitledSection title={texts.returns}>
          {pickups.map((pickup) => {
            const items = listPickup(order, pickup)
            return (
              <Panel key={pickup.return_id} padding="s" as="div">
                <Text weight="bold">{describePickupTime(pickup)}</Text>
                <Text size="s">{items}</Text>
                <Text size="s" tone="muted">
                  {describePickupRefund(pickup, payment.method)}
                </Text>
                <S.Withdraw>
                  <Button variant="quiet" onClick={() => setAsked(pickup)}>
                    {texts.cancelReturn}
                    <VisuallyHidden>{`: ${items}`}</VisuallyHidden>
                  </Button>
                </S.Withdraw>
              </Panel>
            )
          })}
        </TitledSection>
      )}
      <WithdrawDialog order={order} pickup={asked} onClose={() => setAsked(undefined)} title={title} />
    </>
  )
}
