import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and in the first paint that takes its page over, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
