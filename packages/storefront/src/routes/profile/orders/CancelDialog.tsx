import type { OrderWire } from '@shop/contract/orders.schema'
import { CancelOrderForm } from '@shop/shop-ui/CancelOrderForm'
import { Dialog } from '@shop/ui/Dialog'
import { describeCancellation } from '#features/orders/describeCancellation.ts'
import { useChangeOrder } from '#features/orders/useChangeOrder.ts'
import { notify } from '#lib/notify.ts'
import { toChoiceLines } from './toChoiceLines.ts'

interface OrderDialogProps {
  order: OrderWire
  isOpen: boolean
  onClose: () => void
}

export function CancelDialog({ order, isOpen, onClose }: OrderDialogProps) {
  const { mutate, isPending, error } = useChangeOrder(order.id)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Cancel" description="There is no fee.">
      <CancelOrderForm
        lines={toChoiceLines(
          order.lines.filter(({ status }) => status === 'ordered'),
          ({ cancellable }) => cancellable,
        )}
        describeCancellation={(lineIds) => describeCancellation(order, lineIds)}
        isBusy={isPending}
        error={error?.message}
        onClose={onClose}
        onCancelOrder={({ lines, reason }) =>
          mutate(
            {
              kind: 'cancel',
              body: { ...(lines !== null && { lines }), ...(reason !== '' && { reason }) },
            },
            {
              onSuccess: () => {
                notify.success('Cancelled')
                onClose()
              },
            },
          )
        }
      />
    </Dialog>
  )
}
