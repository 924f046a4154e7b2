import { useState, type ComponentType } from 'react'
import type { DialogPanelProps } from '../DialogPanel/DialogPanel.tsx'
import { retriedLazy } from '../lib/retriedLazy.tsx'
import { FailedDialog } from './parts/FailedDialog.tsx'

export type DialogProps = DialogPanelProps

const loadPanel = () => import('../DialogPanel/DialogPanel.tsx')
const DialogPanel = laterDialog(async () => (await loadPanel()).DialogPanel)

/** Loads the dialog's code early: call it on pointer or focus intent. */
export function preloadDialog() {
  loadPanel().catch(() => undefined) // a dialog that opens tries again
}

/** Modal dialog that traps the focus. Its code loads when the first dialog opens. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen)
  if (props.isOpen && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return <DialogPanel {...props} />
}

/** A dialog whose code loads when it is rendered. When it does not load, the shopper reads so and can try again. */
export function laterDialog<Props extends Pick<DialogProps, 'isOpen' | 'onClose'>>(
  load: () => Promise<ComponentType<Props>>,
) {
  return retriedLazy(load, FailedDialog)
}
