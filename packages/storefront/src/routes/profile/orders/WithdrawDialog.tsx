import type { OrderPickupWire, OrderWire } from '@shop/contract/orders.schema'
import { ConfirmDialog } from '@shop/ui/ConfirmDialog'
import { useState, type RefObject } from 'react'
import { describeWithdrawal } from '#features/orders/describeWithdrawal.ts'
import { useChangeOrder } from '#features/orders/useChangeOrder.ts'
import { notify } from '#lib/notify.ts'
import { listPickup } from './listPickup.ts'
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
  const [isDone, setIsDone] = useState(false)
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
          setIsDone(true)
          onClose()
        },
      },
    )
  }
  function focusTitle(event: Event) {
    event.preventDefault()
    setIsDone(false)
    title.current?.focus()
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
      {...(isDone && { onCloseAutoFocus: focusTitle })}
    >
      {pickup && describeWithdrawal(order, pickup)}
    </ConfirmDialog>
  )
}
