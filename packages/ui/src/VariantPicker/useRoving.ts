import { startTransition, useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useDirection } from '../hooks/useDirection.ts'

/** Places that a key moves the focus by, in text from left to right. 0 follows the link. */
const STEPS: Record<string, number> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  Home: -Infinity,
  End: Infinity,
  ' ': 0,
}
const ALONG_TEXT = /Right|Left/

const linksOf = (group: HTMLElement) => [...group.querySelectorAll('a')]
const placeOf = (target: EventTarget, links: readonly EventTarget[]) => links.indexOf(target)

/**
 * Makes the links of a group one tab stop, as radio buttons are: the focused one, else the `chosen` or first one. Arrow keys, Home and End move
 * the focus, and Space follows a link. The stop is undefined before hydration, and after it until the focus is outside of the group: who
 * tabs through it meanwhile, or has no scripts, reaches every link.
 */
export function useRoving(chosen: number) {
  const isReversed = useDirection() === 'rtl'
  const ref = useRef<HTMLDivElement>(null)
  /** Place of the link that has the focus by key; null while none has it. */
  const [focused, setFocused] = useState<number | null>()
  useEffect(() => {
    if (ref.current?.contains(document.activeElement) === false) startTransition(() => setFocused(null))
  }, [])

  function onFocus({ currentTarget, target }: FocusEvent<HTMLElement>) {
    if (focused !== undefined && target.matches(':focus-visible'))
      setFocused(placeOf(target, linksOf(currentTarget)))
  }
  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) setFocused(null)
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, target, currentTarget, altKey, ctrlKey, metaKey } = event
    const step = STEPS[key]
    if (step === undefined || altKey || ctrlKey || metaKey) return
    event.preventDefault()
    const links = linksOf(currentTarget)
    const at = placeOf(target, links) + (isReversed && ALONG_TEXT.test(key) ? -step : step)
    const link = links[Math.max(0, Math.min(at, links.length - 1))]
    if (step === 0) link?.click()
    else link?.focus()
  }
  return {
    stop: focused === undefined ? undefined : (focused ?? Math.max(chosen, 0)),
    hasFocus: typeof focused === 'number',
    handlers: { ref, onFocus, onBlur, onKeyDown },
  }
}
