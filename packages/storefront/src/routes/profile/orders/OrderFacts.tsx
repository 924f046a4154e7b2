import type { OrderWire } from '@shop/contract/orders.schema'
import { AddressCard } from '@shop/ui/AddressCard'
import { PriceSummary } from '@shop/ui/PriceSummary'
import { toPriceTotals } from '#features/cart/toPriceTotals.ts'
import { describePayment } from '#features/orders/describeOrder.ts'
import * as S from './OrderDetail.styles.ts'

/** Where an order went, and what it cost. */
export function OrderFacts({ order }: { order: OrderWire }) {
  return (
    <>
      <S.Section aria-labelledby="to-heading">
        <h2 id="to-heading">Delivery address</h2>
        <AddressCard address={order.address} />
      </S.Section>
      <PriceSummary totals={toPriceTotals(order.totals)} couponCode={order.coupon ?? undefined}>
        <S.Small>{describePayment(order.payment)}</S.Small>
      </PriceSummary>
    </>
  )
}
