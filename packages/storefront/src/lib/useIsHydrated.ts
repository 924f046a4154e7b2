import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and while the page is taken over: what only the browser knows has to wait for it. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
