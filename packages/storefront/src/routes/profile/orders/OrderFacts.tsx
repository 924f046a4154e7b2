import type { OrderWire } from '@shop/contract/orders.schema'
import { AddressCard } from '@shop/shop-ui/AddressCard'
import { PriceSummary } from '@shop/shop-ui/PriceSummary'
import { Text } from '@shop/ui/Text'
import { toOrderTotals } from '#features/orders/toOrderTotals.ts'
import { describePayment } from '#features/orders/describeOrder.ts'
import { TitledSection } from '#routes/shared/TitledSection.tsx'
import * as texts from '#texts/profile.ts'

export function OrderFacts({ order }: { order: OrderWire }) {
  return (
    <>
      <PriceSummary totals={toOrderTotals(order)} couponCode={order.coupon ?? undefined}>
        <Text size="s" tone="muted">
          {describePayment(order)}
        </Text>
        {order.status === 'confirmed' && (
          <Text size="s" tone="muted">
            {texts.invoiceLater}
          </Text>
        )}
      </PriceSummary>
      <TitledSection title={texts.deliveryAddress}>
        <AddressCard address={order.address} />
      </TitledSection>
    </>
  )
}
