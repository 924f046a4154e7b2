import { formatRupees } from '@shop/contract/money'
import type { OrderWire } from '@shop/contract/orders.schema'
import { ButtonRow } from '@shop/shop-ui/lib/buttonRow.styles'
import { Button } from '@shop/ui/Button'
import { ButtonLink } from '@shop/ui/ButtonLink'
import { Inline } from '@shop/ui/Inline'
import { useState, type RefObject } from 'react'
import { canReturn } from '#features/orders/canReturn.ts'
import { isToPay } from '#features/orders/describeOrder.ts'
import { paths } from '#lib/paths.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { InvoiceButton } from './InvoiceButton.tsx'
import { ReorderButton } from './ReorderButton.tsx'
import { ReturnDialog } from './ReturnDialog.tsx'
import * as texts from '#texts/profile.ts'

interface OrderActionsProps {
  order: OrderWire
  /** The message that tells what has been cancelled, which takes the focus then. */
  message: RefObject<HTMLElement | null>
}

export function OrderActions({ order, message }: OrderActionsProps) {
  const [open, setOpen] = useState<'cancel' | 'return'>()
  const close = () => setOpen(undefined)
  const { payment, status } = order
  const amount = formatRupees(payment.amount_due)
  return (
    <Inline as={ButtonRow}>
      {status === 'held' && (
        <ButtonLink href={paths.payment(order.id)}>
          {isToPay(order) ? texts.pay(amount) : texts.seePayment}
        </ButtonLink>
      )}
      {order.lines.some(canReturn) && (
        <Button variant="secondary" onClick={() => setOpen('return')}>
          {texts.returnItems}
        </Button>
      )}
      {order.has_invoice && <InvoiceButton order={order} />}
      {payment.status === 'due_on_delivery' && payment.amount_due > 0 && (
        <ButtonLink href={paths.payBeforeDelivery(order.id)} variant="secondary">
          {texts.payOnlineNow(amount)}
        </ButtonLink>
      )}
      {status !== 'held' && <ReorderButton order={order} />}
      {order.cancellable && (
        <Button variant="quiet" onClick={() => setOpen('cancel')}>
          {texts.cancelOrder}
        </Button>
      )}
      <CancelDialog order={order} isOpen={open === 'cancel'} onClose={close} message={message} />
      <ReturnDialog order={order} isOpen={open === 'return'} onClose={close} />
    </Inline>
  )
}
