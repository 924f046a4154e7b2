import type { OrderWire } from '@shop/contract/orders.schema'
import { CancelOrderForm } from '@shop/shop-ui/CancelOrderForm'
import { Dialog } from '@shop/ui/Dialog'
import { describeCancellation } from '#features/orders/describeCancellation.ts'
import { useChangeOrder } from '#features/orders/useChangeOrder.ts'
import { errorsOf } from '#lib/forms/errorsOf.ts'
import { notify } from '#lib/notify.ts'
import { toChoiceLines } from './toChoiceLines.ts'
import * as texts from '#texts/profile.ts'

interface OrderDialogProps {
  order: OrderWire
  isOpen: boolean
  onClose: () => void
}

export function CancelDialog({ order, isOpen, onClose }: OrderDialogProps) {
  const { mutateAsync } = useChangeOrder(order.id)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.cancelOrder} description={texts.noFee}>
      <CancelOrderForm
        lines={toChoiceLines(
          order.lines.filter(({ status }) => status === 'ordered'),
          ({ cancellable }) => cancellable,
        )}
        describeCancellation={(lineIds) => describeCancellation(order, lineIds)}
        onCancel={onClose}
        onSubmit={({ lines, reason }) =>
          errorsOf(async () => {
            const body = { ...(lines !== null && { lines }), ...(reason !== '' && { reason }) }
            await mutateAsync({ kind: 'cancel', body })
            notify.success(texts.cancelled)
            onClose()
          })
        }
      />
    </Dialog>
  )
}
