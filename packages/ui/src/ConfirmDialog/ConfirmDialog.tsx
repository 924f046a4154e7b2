import { useRef, type ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import * as S from './ConfirmDialog.styles.ts'

export interface ConfirmDialogProps {
  /** In sight; the caller keeps it. */
  isOpen: boolean
  /** The question. */
  title: string
  /** What follows from it. */
  children?: ReactNode
  /** What is done: a verb, such as "Cancel order". */
  confirmLabel: string
  /** Leaves everything as it is. */
  cancelLabel?: string
  /** `critical` can't be undone. */
  tone?: 'neutral' | 'critical'
  /** It is being done: the dialog stays until the caller closes it. */
  isBusy?: boolean
  /** Why it could not be done. */
  error?: string
  /** The answer is yes. */
  onConfirm: () => void
  /** Cancel, Escape or a click beside it; not called while busy. */
  onClose: () => void
}

/** Asks before something that is hard to undo. The focus is on the way out at first. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'neutral',
  isBusy = false,
  error,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const wayOut = useRef<HTMLButtonElement>(null)
  const close = () => isBusy || onClose()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={title}
      role="alertdialog"
      initialFocus={wayOut}
      footer={
        <S.Actions>
          <Button
            ref={wayOut}
            variant="secondary"
            size="l"
            aria-disabled={isBusy || undefined}
            onClick={close}
          >
            {cancelLabel}
          </Button>
          <Button
            variant={tone === 'critical' ? 'critical' : 'primary'}
            size="l"
            isBusy={isBusy}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </S.Actions>
      }
    >
      {children}
      <S.Wrong role="alert">{error}</S.Wrong>
    </Dialog>
  )
}
