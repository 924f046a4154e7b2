import { useCallback, useState } from 'react'

/** Ref for an element, and whether its content is taller than it. */
export function useIsScrolling() {
  const [isScrolling, setIsScrolling] = useState(false)
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined
    const measure = () => setIsScrolling(element.scrollHeight > element.clientHeight)
    const sizes = new ResizeObserver(measure)
    const observe = () => {
      for (const part of [element, ...element.children]) sizes.observe(part)
    }
    const parts = new MutationObserver(observe)
    parts.observe(element, { childList: true })
    observe()
    // Before the first frame, too: the observer reports after it.
    measure()
    return () => {
      sizes.disconnect()
      parts.disconnect()
    }
  }, [])
  return [ref, isScrolling] as const
}
