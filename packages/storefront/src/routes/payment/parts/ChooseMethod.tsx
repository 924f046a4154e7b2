import type { OrderWire } from '@shop/contract/orders.schema'
import type { Payment } from '@shop/contract/payments.schema'
import { Callout } from '@shop/ui/Callout'
import { ShieldIcon } from '@shop/ui/Icon'
import { Inline } from '@shop/ui/Inline'
import { PaymentMethodPicker } from '@shop/shop-ui/PaymentMethodPicker'
import { Text } from '@shop/ui/Text'
import type { ReactNode } from 'react'
import { bringIntoView } from '#lib/bringIntoView.ts'
import type { PaymentFlow } from '../usePaymentFlow.ts'
import { HeldUntil } from './HeldUntil.tsx'
import * as texts from '#texts/payment.ts'

interface ChooseMethodProps {
  order: OrderWire
  payment: Payment | undefined
  /** The shopper has returned from the bank. */
  hasReturned: boolean
  flow: PaymentFlow
  /** Button to pay. */
  children: ReactNode
}

export function ChooseMethod({ order, payment, hasReturned, flow, children }: ChooseMethodProps) {
  const isHeld = order.status === 'held'
  const isOnline = flow.method !== 'cod'
  return (
    <>
      {isOnline && payment?.status === 'failed' && <Callout>{payment.message}</Callout>}
      {isOnline && payment?.status === 'created' && hasReturned && (
        <Callout tone="neutral">{texts.notPaidYet}</Callout>
      )}
      {flow.error !== undefined && <Callout ref={bringIntoView}>{flow.error}</Callout>}
      <PaymentMethodPicker
        value={flow.method}
        onChange={flow.setMethod}
        hasCod={isHeld}
        codDisabledReason={order.cod_available ? null : (order.cod_why_not ?? texts.notAvailable)}
      />
      {children}
      {order.hold_until !== null && <HeldUntil until={order.hold_until} />}
      {flow.method !== 'cod' && (
        <Inline as={Text} wrap="none" gap="xs" size="s" tone="muted">
          <ShieldIcon size="m" />
          {texts.safety[flow.method]}
        </Inline>
      )}
    </>
  )
}
