import { useEffect, useState, type ComponentType } from 'react'
import { onNotice } from './notify.ts'
import type { ToastLimits } from './parts/ToastList.tsx'

/** Loads the code of toasts. A page that calls it while the browser is idle shows its first toast without a connection, too. */
export const loadToasts = () => import('./parts/ToastList.tsx')

export { notify, type Notice } from './notify.ts'

export type ToasterProps = ToastLimits

/** Region for toasts; mount it once. Its code loads with the first toast, and, if that fails, with the next one. */
export function Toaster(limits: ToasterProps) {
  const [List, setList] = useState<ComponentType<ToastLimits>>()
  useEffect(
    () =>
      onNotice(() => {
        loadToasts().then(
          ({ ToastList }) => setList(() => ToastList),
          () => undefined,
        )
      }),
    [],
  )
  return List && <List {...limits} />
}
