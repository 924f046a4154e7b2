import type { OrderWire } from '@shop/contract/orders.schema'
import { CancelOrderForm } from '@shop/shop-ui/CancelOrderForm'
import { Dialog } from '@shop/ui/Dialog'
import type { RefObject } from 'react'
import { describeCancellation } from '#features/orders/describeCancellation.ts'
import { giftsOfChoice } from '#features/orders/giftsCancelledWith.ts'
import { toCancelRequest } from '#features/orders/toCancelRequest.ts'
import { useChangeOrder } from '#features/orders/useChangeOrder.ts'
import { errorsOf } from '#lib/forms/errorsOf.ts'
import { toChoiceLines } from './toChoiceLines.ts'
import { useFocusAfter } from './useFocusAfter.ts'
import * as texts from '#texts/profile.ts'

interface CancelDialogProps {
  order: OrderWire
  isOpen: boolean
  onClose: () => void
  /** Takes the focus after a cancellation, because the button may have gone. */
  message: RefObject<HTMLElement | null>
}

export function CancelDialog({ order, isOpen, onClose, message }: CancelDialogProps) {
  const { mutateAsync } = useChangeOrder(order.id)
  const { finish, focusProps } = useFocusAfter(message)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.cancelOrder}
      description={texts.noFee}
      {...focusProps}
    >
      <CancelOrderForm
        lines={toChoiceLines(
          order.lines.filter(({ status }) => status === 'ordered'),
          ({ cancellable }) => cancellable,
        )}
        giftsOf={(chosen) => giftsOfChoice(order.lines, chosen)}
        describeCancellation={(chosen) => describeCancellation(order, chosen)}
        onCancel={onClose}
        onSubmit={({ lines, reason }) =>
          errorsOf(async () => {
            await mutateAsync({ kind: 'cancel', body: toCancelRequest(order.lines, { lines, reason }) })
            finish()
            onClose()
          })
        }
      />
    </Dialog>
  )
}
