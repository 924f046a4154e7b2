import type { ComponentPropsWithRef } from 'react'
import { Button } from '../Button/Button.tsx'
import * as S from './UndoNotice.styles.ts'

export interface UndoNoticeProps extends ComponentPropsWithRef<'div'> {
  onUndo: () => void
}

/** Says what was just taken away, for as long as it can be brought back. */
export function UndoNotice({ onUndo, children, ...rest }: UndoNoticeProps) {
  return (
    <S.Root role="status" {...rest}>
      <span>{children}</span>
      <Button variant="quiet" onClick={onUndo}>
        Undo
      </Button>
    </S.Root>
  )
}
