import type { ComponentPropsWithRef } from 'react'
import { Button } from '../Button/Button.tsx'
import { useTexts } from '../TextsProvider/TextsProvider.tsx'
import { orderTexts } from '../texts/orderTexts.ts'
import * as S from './UndoNotice.styles.ts'

export interface UndoNoticeProps extends ComponentPropsWithRef<'div'> {
  onUndo: () => void
  /** Focuses the button, because the removed item had the focus. */
  takesFocus?: boolean
}

/** Notice about a removed item with an undo button. */
export function UndoNotice({ onUndo, takesFocus = false, children, ...rest }: UndoNoticeProps) {
  const texts = useTexts(orderTexts, 'UndoNotice')
  return (
    <S.Root role="status" {...rest}>
      <span>{children}</span>
      <Button ref={takesFocus ? focus : undefined} variant="quiet" onClick={onUndo}>
        {texts.undo}
      </Button>
    </S.Root>
  )
}

function focus(element: HTMLElement | null) {
  element?.focus()
}
