import { useRef, type ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx'
import { useTexts } from '../TextsProvider/TextsProvider.tsx'
import { pageTexts } from '../texts/pageTexts.ts'
import * as S from './ConfirmDialog.styles.ts'

export interface ConfirmDialogProps extends Omit<
  DialogProps,
  'role' | 'initialFocus' | 'footer' | 'children'
> {
  /** Consequences of the action. */
  children?: ReactNode
  /** Verb of the action, such as "Cancel order". */
  confirmLabel: string
  cancelLabel?: string
  /** `critical` for actions that can't be undone. */
  tone?: 'neutral' | 'critical'
  /** Keeps the dialog open while the action is in progress. */
  isBusy?: boolean
  error?: string
  onConfirm: () => void
  /** Called on Cancel, Escape and an outside click; not while busy. */
  onClose: () => void
}

/** Asks for confirmation before an action that is hard to undo. Cancel has the initial focus. */
export function ConfirmDialog({
  children,
  confirmLabel,
  cancelLabel,
  tone = 'neutral',
  isBusy = false,
  error,
  onConfirm,
  onClose,
  ...rest
}: ConfirmDialogProps) {
  const texts = useTexts(pageTexts, 'ConfirmDialog')
  const wayOut = useRef<HTMLButtonElement>(null)
  const close = () => isBusy || onClose()
  return (
    <Dialog
      {...rest}
      onClose={close}
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
            {cancelLabel ?? texts.cancel}
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
