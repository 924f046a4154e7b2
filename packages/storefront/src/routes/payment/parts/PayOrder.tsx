import { formatRupees } from '@shop/contract/money'
import type { OrderWire } from '@shop/contract/orders.schema'
import { BarTotal } from '@shop/shop-ui/BarTotal'
import { CheckoutSteps } from '@shop/shop-ui/CheckoutSteps'
import { Button } from '@shop/ui/Button'
import { Heading } from '@shop/ui/Heading'
import { Link } from '@shop/ui/Link'
import { Stack } from '@shop/ui/Stack'
import { StickyBar } from '@shop/ui/StickyBar'
import { Text } from '@shop/ui/Text'
import { PriceSummary } from '@shop/shop-ui/PriceSummary'
import { useRef } from 'react'
import { addressOfCheckout } from '#features/checkout/addressOfCheckout.ts'
import { checkoutStore } from '#features/checkout/checkoutStore.ts'
import { keptLines } from '#features/orders/keptLines.ts'
import { toOrderTotals } from '#features/orders/toOrderTotals.ts'
import { paths } from '#lib/paths.ts'
import { useStorage } from '#lib/storage/useStorage.ts'
import * as S from '#routes/shared/Checkout.styles.ts'
import { OrderSummaryLines } from '#routes/shared/OrderSummaryLines.tsx'
import { usePaymentFlow } from '../usePaymentFlow.ts'
import { ChooseMethod } from './ChooseMethod.tsx'
import { WaitForBank } from './WaitForBank.tsx'
import * as texts from '#texts/payment.ts'

interface PayOrderProps {
  order: OrderWire
  /** Payment from which the bank returned. */
  returnedId: string | null
}

/** Selects a method, or waits for the bank. All attempts pay the same order. */
export function PayOrder({ order, returnedId }: PayOrderProps) {
  const flow = usePaymentFlow(order, returnedId)
  const { payment } = flow
  const addressId = addressOfCheckout(useStorage(checkoutStore), order.id)
  const payRef = useRef<HTMLDivElement>(null)
  const amount = formatRupees(order.payment.amount_due)
  const button = (
    <Button size="l" isWide isBusy={flow.isBusy} onClick={flow.pay}>
      {flow.method === 'cod' ? texts.confirmCashOnDelivery : texts.payAmount(amount)}
    </Button>
  )
  return (
    <>
      {/* The steps of an order that is already placed, or of another browser, would lead to the checkout of another cart. */}
      {order.status === 'held' && (
        <CheckoutSteps
          steps={[
            { label: texts.address, ...(addressId !== undefined && { href: paths.checkoutAddress() }) },
            {
              label: texts.review,
              ...(addressId !== undefined && { href: paths.checkoutReview(addressId) }),
            },
            { label: texts.payment },
          ]}
          current={2}
        />
      )}
      <Heading level={1} size="h2">
        {flow.isWaiting && payment?.status === 'pending'
          ? texts.isChecked(formatRupees(payment.amount))
          : flow.method === 'cod'
            ? texts.payOnDelivery(amount)
            : texts.payAmount(amount)}
      </Heading>
      {order.status !== 'held' && (
        <Text>
          {texts.cashStillHolds} <Link href={paths.order(order.id)}>{texts.backToTheOrder}</Link>
        </Text>
      )}
      <S.Columns>
        <Stack gap="l">
          {flow.isWaiting && payment !== undefined ? (
            <WaitForBank payment={payment} flow={flow} hasReturned={returnedId !== null} />
          ) : (
            <ChooseMethod order={order} payment={payment} hasReturned={returnedId !== null} flow={flow}>
              <div ref={payRef}>{button}</div>
            </ChooseMethod>
          )}
        </Stack>
        <Stack as={S.Aside}>
          <PriceSummary totals={toOrderTotals(order)} couponCode={order.coupon ?? undefined}>
            <OrderSummaryLines lines={keptLines(order)} />
          </PriceSummary>
        </Stack>
      </S.Columns>
      {!flow.isWaiting && (
        <StickyBar replaces={payRef}>
          <BarTotal total={order.payment.amount_due} />
          {button}
        </StickyBar>
      )}
    </>
  )
}
