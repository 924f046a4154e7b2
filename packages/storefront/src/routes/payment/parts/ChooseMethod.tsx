import { formatRupees } from '@shop/contract/money'
import type { OrderWire } from '@shop/contract/orders.schema'
import type { Payment } from '@shop/contract/payments.schema'
import { BarTotal } from '@shop/shop-ui/BarTotal'
import { Button } from '@shop/ui/Button'
import { Callout } from '@shop/ui/Callout'
import { ClockIcon, ShieldIcon } from '@shop/ui/Icon'
import { PaymentMethodPicker } from '@shop/shop-ui/PaymentMethodPicker'
import { StickyBar } from '@shop/ui/StickyBar'
import { useRef } from 'react'
import * as S from '#routes/shared/Checkout.styles.ts'
import type { PaymentFlow } from '../usePaymentFlow.ts'

interface ChooseMethodProps {
  order: OrderWire
  /** Previous attempt. */
  payment: Payment | undefined
  /** The shopper has returned from the bank. */
  hasReturned: boolean
  flow: PaymentFlow
}

const hourFormat = new Intl.DateTimeFormat('en-IN', {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Asia/Kolkata',
})

/** Payment methods and the outcome of the previous attempt. */
export function ChooseMethod({ order, payment, hasReturned, flow }: ChooseMethodProps) {
  const payRef = useRef<HTMLDivElement>(null)
  const amount = formatRupees(order.payment.amount_due)
  const isHeld = order.status === 'held'
  const button = (
    <Button size="l" isWide isBusy={flow.isBusy} onClick={flow.pay}>
      {flow.method === 'cod' ? 'Confirm cash on delivery' : `Pay ${amount}`}
    </Button>
  )
  return (
    <>
      {payment?.status === 'failed' && <Callout>{payment.message}</Callout>}
      {payment?.status === 'created' && hasReturned && (
        <Callout tone="neutral">You haven’t paid yet. Try again or choose another method.</Callout>
      )}
      {flow.error !== undefined && <Callout>{flow.error}</Callout>}
      <PaymentMethodPicker
        value={flow.method}
        onChange={flow.setMethod}
        hasCod={isHeld}
        codDisabledReason={order.cod_available ? null : (order.cod_why_not ?? 'Not available for this order')}
      />
      <div ref={payRef}>{button}</div>
      {order.hold_until !== null && (
        <S.Trust size="s" tone="muted">
          <ClockIcon size={18} />
          {`We’re holding your items until ${hourFormat.format(new Date(order.hold_until)).toLowerCase()}.`}
        </S.Trust>
      )}
      {flow.method !== 'cod' && (
        <S.Trust size="s" tone="muted">
          <ShieldIcon size={18} /> You pay at the bank’s own page. We never see your card.
        </S.Trust>
      )}
      <StickyBar replaces={payRef}>
        <BarTotal total={order.payment.amount_due} />
        {button}
      </StickyBar>
    </>
  )
}
