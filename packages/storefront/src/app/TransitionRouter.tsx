import { createContext, use, useLayoutEffect, useState, useTransition, type ReactNode } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'

const NavigationPending = createContext(false)

/** True from a click until the next page is ready. */
export const useIsNavigating = (): boolean => use(NavigationPending)

/** The browser's router, which also tells when a navigation is pending (decision 064). */
export function TransitionRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, setEntry] = useState({ action: history.action, location: history.location })
  const [isPending, startTransition] = useTransition()
  useLayoutEffect(() => history.listen((entry) => startTransition(() => setEntry(entry))), [history])
  return (
    <NavigationPending value={isPending}>
      <Router location={location} navigationType={action} navigator={history}>
        {children}
      </Router>
    </NavigationPending>
  )
}
