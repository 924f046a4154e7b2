import type { OrderWire } from '@shop/contract/orders.schema'
import { Dialog } from '@shop/ui/Dialog'
import { ReturnOrderForm } from '@shop/shop-ui/ReturnOrderForm'
import { describeReturn } from '#features/orders/describeReturn.ts'
import { describeReturnFee, describeReturnRefund } from '#features/orders/describeReturnRefund.ts'
import { useChangeOrder } from '#features/orders/useChangeOrder.ts'
import { errorsOf } from '#lib/forms/errorsOf.ts'
import { notify } from '#lib/notify.ts'
import { pickupDays } from './pickupDays.ts'
import { toReturnLines } from './toReturnLines.tsx'
import * as texts from '#texts/profile.ts'

interface ReturnDialogProps {
  order: OrderWire
  isOpen: boolean
  onClose: () => void
}

export function ReturnDialog({ order, isOpen, onClose }: ReturnDialogProps) {
  const { mutateAsync } = useChangeOrder(order.id)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.returnItems} description={describeReturn(order)}>
      <ReturnOrderForm
        lines={toReturnLines(order)}
        // The estimate has the server's time, because the browser's clock may be wrong.
        pickupDays={pickupDays(order.delivery_estimate.now)}
        describeRefund={(chosen, reason) => describeReturnRefund(order, chosen, reason)}
        describeReason={(reason) => describeReturnFee(order, reason)}
        needsUpi={order.payment.method === 'cod'}
        onCancel={onClose}
        onSubmit={(body) =>
          errorsOf(async () => {
            await mutateAsync({ kind: 'returns', body })
            notify.success(texts.returnRequested)
            onClose()
          })
        }
      />
    </Dialog>
  )
}
