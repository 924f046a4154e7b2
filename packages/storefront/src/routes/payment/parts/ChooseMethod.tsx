import { formatTime } from '@shop/ui/formats'
import { formatRupees } from '@shop/contract/money'
import type { OrderWire } from '@shop/contract/orders.schema'
import type { Payment } from '@shop/contract/payments.schema'
import { BarTotal } from '@shop/shop-ui/BarTotal'
import { Button } from '@shop/ui/Button'
import { Callout } from '@shop/ui/Callout'
import { ClockIcon, ShieldIcon } from '@shop/ui/Icon'
import { Inline } from '@shop/ui/Inline'
import { PaymentMethodPicker } from '@shop/shop-ui/PaymentMethodPicker'
import { StickyBar } from '@shop/ui/StickyBar'
import { Text } from '@shop/ui/Text'
import { useRef } from 'react'
import { bringIntoView } from '#lib/bringIntoView.ts'
import type { PaymentFlow } from '../usePaymentFlow.ts'
import * as texts from '#texts/payment.ts'

interface ChooseMethodProps {
  order: OrderWire
  payment: Payment | undefined
  /** The shopper has returned from the bank. */
  hasReturned: boolean
  flow: PaymentFlow
}

export function ChooseMethod({ order, payment, hasReturned, flow }: ChooseMethodProps) {
  const payRef = useRef<HTMLDivElement>(null)
  const amount = formatRupees(order.payment.amount_due)
  const isHeld = order.status === 'held'
  const button = (
    <Button size="l" isWide isBusy={flow.isBusy} onClick={flow.pay}>
      {flow.method === 'cod' ? texts.confirmCashOnDelivery : texts.payAmount(amount)}
    </Button>
  )
  return (
    <>
      {payment?.status === 'failed' && <Callout>{payment.message}</Callout>}
      {payment?.status === 'created' && hasReturned && <Callout tone="neutral">{texts.notPaidYet}</Callout>}
      {flow.error !== undefined && <Callout ref={bringIntoView}>{flow.error}</Callout>}
      <PaymentMethodPicker
        value={flow.method}
        onChange={flow.setMethod}
        hasCod={isHeld}
        codDisabledReason={order.cod_available ? null : (order.cod_why_not ?? texts.notAvailable)}
      />
      <div ref={payRef}>{button}</div>
      {order.hold_until !== null && (
        <Inline as={Text} wrap="none" gap="xs" size="s" tone="muted">
          <ClockIcon size="m" />
          {texts.itemsHeld(formatTime(order.hold_until))}
        </Inline>
      )}
      {flow.method !== 'cod' && (
        <Inline as={Text} wrap="none" gap="xs" size="s" tone="muted">
          <ShieldIcon size="m" />
          {texts.safety[flow.method]}
        </Inline>
      )}
      <StickyBar replaces={payRef}>
        <BarTotal total={order.payment.amount_due} />
        {button}
      </StickyBar>
    </>
  )
}
