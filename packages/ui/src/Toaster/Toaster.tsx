import { useEffect, useState } from 'react'
import { retriedLazy, useRetry } from '../lib/retriedLazy.tsx'
import { onFirstNotice } from './notify.ts'
import type { ToastLimits } from './parts/ToastList.tsx'

const ToastList = retriedLazy(async () => (await import('./parts/ToastList.tsx')).ToastList, RetryOnline)

export { notify, type Notice } from './notify.ts'

export type ToasterProps = ToastLimits

/** Region for toasts; mount it once. Its code loads with the first toast. */
export function Toaster(limits: ToasterProps) {
  const [isNeeded, setIsNeeded] = useState(false)
  useEffect(() => onFirstNotice(() => setIsNeeded(true)), [])
  if (!isNeeded) return null
  return <ToastList {...limits} />
}

/** Without a connection toasts wait until it is back. */
function RetryOnline() {
  const retry = useRetry()
  useEffect(() => {
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [retry])
  return null
}
