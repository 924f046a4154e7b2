import { lazy, Suspense, useState } from 'react'
import type { DialogPanelProps } from './parts/DialogPanel.tsx'

export type DialogProps = DialogPanelProps

const loadPanel = () => import('./parts/DialogPanel.tsx')
const DialogPanel = lazy(async () => ({ default: (await loadPanel()).DialogPanel }))

/** Fetches the dialog's code ahead of the click that opens one: call it when the pointer or the focus comes near. */
export function preloadDialog() {
  void loadPanel()
}

/** A window over the page that keeps the focus until it is closed. Its code arrives when one is first opened. */
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
