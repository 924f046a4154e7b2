import type { OrderPickupWire, OrderWire } from '@shop/contract/orders.schema'
import { ConfirmDialog } from '@shop/ui/ConfirmDialog'
import type { RefObject } from 'react'
import { describeWithdrawal } from '#features/orders/describeWithdrawal.ts'
import { useChangeOrder } from '#features/orders/useChangeOrder.ts'
import { notify } from '#lib/notify.ts'
import { listPickup } from './listPickup.ts'
import { useFocusAfter } from './useFocusAfter.ts'
import * as texts from '#texts/profile.ts'

interface WithdrawDialogProps {
  order: OrderWire
  /** Return to withdraw; undefined closes the dialog. */
  pickup: OrderPickupWire | undefined
  onClose: () => void
  /** Takes the focus afterwards, because the button has gone. */
  title: RefObject<HTMLElement | null>
}

/** Asks whether to withdraw a return, and says what follows. */
export function WithdrawDialog({ order, pickup, onClose, title }: WithdrawDialogProps) {
  const { mutate, reset, isPending, error } = useChangeOrder(order.id)
  const { finish, focusProps } = useFocusAfter(title)
  function close() {
    reset()
    onClose()
  }
  function withdraw({ return_id }: OrderPickupWire) {
    mutate(
      { kind: `returns/${return_id}/withdraw` },
      {
        onSuccess: () => {
          notify.success(texts.returnCancelled)
          finish()
          onClose()
        },
      },
    )
  }
  return (
    <ConfirmDialog
      isOpen={pickup !== undefined}
      title={texts.cancelReturnQuestion}
      description={pickup && listPickup(order, pickup)}
      confirmLabel={texts.cancelReturn}
      cancelLabel={texts.keepReturn}
      isBusy={isPending}
      error={error?.message}
      onConfirm={() => pickup && withdraw(pickup)}
      onClose={close}
      {...focusProps}
    >
      {pickup && describeWithdrawal(order, pickup)}
    </ConfirmDialog>
  )
}
