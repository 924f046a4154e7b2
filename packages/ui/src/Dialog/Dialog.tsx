import { lazy, Suspense, useState } from 'react'
import type { DialogPanelProps } from '../DialogPanel/DialogPanel.tsx'

export type DialogProps = DialogPanelProps

const loadPanel = () => import('../DialogPanel/DialogPanel.tsx')
const DialogPanel = lazy(async () => ({ default: (await loadPanel()).DialogPanel }))

/** Loads the dialog's code early: call it on pointer or focus intent. */
export function preloadDialog() {
  loadPanel().catch(() => undefined) // a dialog that opens tries again
}

/** Modal dialog that traps the focus. Its code loads when the first dialog opens. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen)
  if (props.isOpen && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return (
    <Suspense fallback={null}>
      <DialogPanel {...props} />
    </Suspense>
  )
}
