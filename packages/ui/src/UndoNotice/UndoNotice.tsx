import type { ComponentPropsWithRef } from 'react'
import { Button } from '../Button/Button.tsx'
import * as S from './UndoNotice.styles.ts'

export interface UndoNoticeProps extends ComponentPropsWithRef<'div'> {
  /** It is to be as it was. */
  onUndo: () => void
  /** The button takes the focus: what had it is gone. */
  takesFocus?: boolean
}

/** Says what was just taken away, for as long as it can be brought back. */
export function UndoNotice({ onUndo, takesFocus = false, children, ...rest }: UndoNoticeProps) {
  return (
    <S.Root role="status" {...rest}>
      <span>{children}</span>
      <Button ref={takesFocus ? focus : undefined} variant="quiet" onClick={onUndo}>
        Undo
      </Button>
    </S.Root>
  )
}

function focus(element: HTMLElement | null) {
  element?.focus()
}
