import type { OrderWire } from '@shop/contract/orders.schema'
import { CancelOrderForm } from '@shop/shop-ui/CancelOrderForm'
import { Dialog } from '@shop/ui/Dialog'
import { describeCancellation } from '#features/orders/describeCancellation.ts'
import { useChangeOrder } from '#features/orders/useChangeOrder.ts'
import { errorsByField } from '#lib/forms/errorsByField.ts'
import { notify } from '#lib/notify.ts'
import { toChoiceLines } from './toChoiceLines.ts'

interface OrderDialogProps {
  order: OrderWire
  isOpen: boolean
  onClose: () => void
}

export function CancelDialog({ order, isOpen, onClose }: OrderDialogProps) {
  const { mutateAsync } = useChangeOrder(order.id)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Cancel" description="There is no fee.">
      <CancelOrderForm
        lines={toChoiceLines(
          order.lines.filter(({ status }) => status === 'ordered'),
          ({ cancellable }) => cancellable,
        )}
        describeCancellation={(lineIds) => describeCancellation(order, lineIds)}
        onClose={onClose}
        onSubmit={async ({ lines, reason }) => {
          try {
            await mutateAsync({
              kind: 'cancel',
              body: { ...(lines !== null && { lines }), ...(reason !== '' && { reason }) },
            })
          } catch (error) {
            return errorsByField(error, [])
          }
          notify.success('Cancelled')
          onClose()
          return undefined
        }}
      />
    </Dialog>
  )
}
