import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'

const watchers = new Set<() => void>()

/**
 * Calls `begin` when a navigation begins, and returns a function that ends this. Not a context: React looks for what depends on a changed context
 * in the whole page, and takes out the HTML of parts that have no code yet, all within the tap.
 */
export function watchNavigations(begin: () => void): () => void {
  watchers.add(begin)
  return () => void watchers.delete(begin)
}

/** The browser's router, which shows the page until the next one is ready (decision 064). */
export function TransitionRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, setEntry] = useState({ action: history.action, location: history.location })
  useLayoutEffect(
    () =>
      history.listen((entry) => {
        startTransition(() => setEntry(entry))
        for (const begin of watchers) begin()
      }),
    [history],
  )
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}
