import type { OrderWire } from '@shop/contract/orders.schema'
import { AddressCard } from '@shop/shop-ui/AddressCard'
import { Heading } from '@shop/ui/Heading'
import { PriceSummary } from '@shop/shop-ui/PriceSummary'
import { Stack } from '@shop/ui/Stack'
import { Text } from '@shop/ui/Text'
import { toOrderTotals } from '#features/orders/toOrderTotals.ts'
import { describePayment } from '#features/orders/describeOrder.ts'
import * as texts from '#texts/profile.ts'

export function OrderFacts({ order }: { order: OrderWire }) {
  return (
    <>
      <Stack as="section" aria-labelledby="to-heading">
        <Heading level={2} size="h4" id="to-heading">
          {texts.deliveryAddress}
        </Heading>
        <AddressCard address={order.address} />
      </Stack>
      <PriceSummary totals={toOrderTotals(order)} couponCode={order.coupon ?? undefined}>
        <Text size="s" tone="muted">
          {describePayment(order)}
        </Text>
      </PriceSummary>
    </>
  )
}
