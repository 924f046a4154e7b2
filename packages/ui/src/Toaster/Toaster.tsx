import { lazy, Suspense, useEffect, useState } from 'react'
import { onFirstNotice } from './notify.ts'
import type { ToastLimits } from './parts/ToastList.tsx'

const ToastList = lazy(async () => ({ default: (await import('./parts/ToastList.tsx')).ToastList }))

export { notify, type Notice } from './notify.ts'

export type ToasterProps = ToastLimits

/** Region for toasts; mount it once. Its code loads with the first toast. */
export function Toaster(limits: ToasterProps) {
  const [isNeeded, setIsNeeded] = useState(false)
  useEffect(() => onFirstNotice(() => setIsNeeded(true)), [])
  if (!isNeeded) return null
  return (
    <Suspense fallback={null}>
      <ToastList {...limits} />
    </Suspense>
  )
}
