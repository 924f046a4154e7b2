import type { KeyboardEvent } from 'react'
import type { Direction } from '../hooks/useDirection.ts'

/** Places that a key moves the focus by, in text from left to right. */
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }
const ALONG_TEXT = /Right|Left/

export interface Roving {
  /** Place of the only link that Tab reaches. */
  at: number
  onKeyDown: (event: KeyboardEvent) => void
}

/**
 * Makes the links of a group one tab stop at the focused one, as radio buttons are: arrow keys move the focus, and Space follows a link.
 * Undefined after a tap, which needs no keys and is answered sooner without.
 */
export function roveAmong(group: HTMLElement, focused: Element, direction: Direction): Roving | undefined {
  if (!focused.matches(':focus-visible')) return undefined
  const links = [...group.querySelectorAll('a')]
  const placeOf = (element: EventTarget) => links.findIndex((link) => link === element)
  return {
    at: placeOf(focused),
    onKeyDown(event) {
      const { key, target } = event
      const step = STEPS[key]
      if (step === undefined && key !== ' ') return
      event.preventDefault()
      const at = placeOf(target)
      if (step === undefined) links[at]?.click()
      else links[at + (direction === 'rtl' && ALONG_TEXT.test(key) ? -step : step)]?.focus()
    },
  }
}
