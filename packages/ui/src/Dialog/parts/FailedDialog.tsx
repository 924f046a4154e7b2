import { useEffect, useId } from 'react'
import { Button } from '../../Button/Button.tsx'
import { Inline } from '../../Inline/Inline.tsx'
import { Stack } from '../../Stack/Stack.tsx'
import { useRetry } from '../../lib/retriedLazy.tsx'
import { useTexts } from '../../TextsProvider/TextsProvider.tsx'
import { pageTexts } from '../../texts/pageTexts.ts'
import * as S from './FailedDialog.styles.ts'

interface FailedDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** In place of a dialog whose code did not load, often for want of a connection. The code of dialogs being missing, it is the browser's own. */
export function FailedDialog({ isOpen, onClose }: FailedDialogProps) {
  const texts = useTexts(pageTexts, 'Dialog')
  const id = useId()
  const retry = useRetry()
  useEffect(() => {
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [retry])
  if (!isOpen) return null
  return (
    <S.Root ref={openModally} aria-labelledby={id} onCancel={onClose}>
      <Stack gap="m">
        <p id={id}>{navigator.onLine ? texts.failed : texts.offline}</p>
        <Inline gap="s">
          <Button onClick={retry}>{texts.again}</Button>
          <Button variant="secondary" onClick={onClose}>
            {texts.close}
          </Button>
        </Inline>
      </Stack>
    </S.Root>
  )
}

/** Closing it returns the focus to what opened it. */
function openModally(dialog: HTMLDialogElement) {
  dialog.showModal()
  return () => dialog.close()
}
