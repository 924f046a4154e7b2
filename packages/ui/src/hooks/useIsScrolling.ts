import { useLayoutEffect, useState, type Ref } from 'react'
import { useSharedRef } from './useSharedRef.ts'

/** Ref for an element, and whether its content is larger than it. `outer` receives the same ref. */
export function useIsScrolling<Target extends HTMLElement>(outer?: Ref<Target>) {
  const [isScrolling, setIsScrolling] = useState(false)
  const target = useSharedRef<Target>(outer)
  useLayoutEffect(() => {
    const element = target.current
    if (element === null) return undefined
    const measure = () =>
      setIsScrolling(element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth)
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
  }, [target])
  return [target, isScrolling] as const
}
