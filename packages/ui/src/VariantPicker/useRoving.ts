import { startTransition, useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useDirection } from '../hooks/useDirection.ts'

/** Places that a key moves the focus by, in text from left to right. */
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }
const ALONG_TEXT = /Right|Left/

const linksOf = (group: HTMLElement) => [...group.querySelectorAll('a')]

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
      setFocused(linksOf(currentTarget).findIndex((link) => link === target))
  }
  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) setFocused(null)
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, target, currentTarget } = event
    const step = STEPS[key]
    const isJump = key === 'Home' || key === 'End'
    if (event.altKey || event.ctrlKey || event.metaKey || (step === undefined && !isJump && key !== ' '))
      return
    event.preventDefault()
    const links = linksOf(currentTarget)
    const at = links.findIndex((link) => link === target)
    if (isJump) links.at(key === 'Home' ? 0 : -1)?.focus()
    else if (step === undefined) links[at]?.click()
    else links[at + (isReversed && ALONG_TEXT.test(key) ? -step : step)]?.focus()
  }
  return {
    stop: focused === undefined ? undefined : (focused ?? Math.max(chosen, 0)),
    hasFocus: typeof focused === 'number',
    handlers: { ref, onFocus, onBlur, onKeyDown },
  }
}
