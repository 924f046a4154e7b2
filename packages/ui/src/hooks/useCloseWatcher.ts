import { useEffect, useEffectEvent } from 'react'

declare global {
  interface Window {
    /** Chromium and Firefox have it; TypeScript doesn't know it yet. */
    CloseWatcher?: new () => EventTarget & { requestClose: () => void; destroy: () => void }
  }
}

/**
 * Calls `onClose` on the browser's own gesture for closing what is on top, such as Android's Back, which would leave the page otherwise. Browsers
 * without this gesture show another page below it after Back: it closes then, too. Keys are handled by the component: its Escape is cancelled,
 * so that the browser doesn't ask for the same again.
 */
export function useCloseWatcher(isOpen: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return undefined
    // A watcher ends with its first request; what stays open needs another one.
    const watch = () => {
      const watcher = window.CloseWatcher && new window.CloseWatcher()
      watcher?.addEventListener('close', () => {
        current = watch()
        close()
      })
      return watcher
    }
    let current = watch()
    const { pathname, search } = window.location
    // A link to a part of the page is told in the same way.
    const closeElsewhere = () => {
      if (window.location.pathname !== pathname || window.location.search !== search) close()
    }
    window.addEventListener('popstate', closeElsewhere)
    return () => {
      window.removeEventListener('popstate', closeElsewhere)
      current?.destroy()
    }
  }, [isOpen])
}
