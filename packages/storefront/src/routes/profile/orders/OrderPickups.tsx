import { itemName } from '@shop/contract/itemName'
import type { OrderWire } from '@shop/contract/orders.schema'
import { Panel } from '@shop/ui/Panel'
import { Text } from '@shop/ui/Text'
import { describePickupRefund, describePickupTime } from '#features/orders/describePickup.ts'
import { TitledSection } from '#routes/shared/TitledSection.tsx'
import * as texts from '#texts/profile.ts'

/** Returns that are still to be picked up: when, and the refund that follows. Renders nothing without any. */
export function OrderPickups({ order: { pickups, lines, payment } }: { order: OrderWire }) {
  if (pickups.length === 0) return null
  function nameOf(id: string) {
    const line = lines.find(({ line_id }) => line_id === id)
    return line && itemName(line.title, line.option_name)
  }
  return (
    <TitledSection title={texts.returns}>
      {pickups.map((pickup) => (
        <Panel key={pickup.lines.map(({ line_id }) => line_id).join()} padding="s" as="div">
          <Text weight="bold">{describePickupTime(pickup)}</Text>
          <Text size="s">
            {pickup.lines.map(({ line_id, quantity }) => `${quantity} × ${nameOf(line_id)}`).join(', ')}
          </Text>
          <Text size="s" tone="muted">
            {describePickupRefund(pickup, payment.method)}
          </Text>
        </Panel>
      ))}
    </TitledSection>
  )
}
