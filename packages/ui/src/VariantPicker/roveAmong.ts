import type { KeyboardEvent } from 'react'

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

export interface Roving {
  /** Place of the only link that Tab reaches. */
  at: number
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** Makes the links of a group one tab stop at the focused one, as radio buttons are: arrow keys move the focus, and Space follows a link. */
export function roveAmong(group: HTMLElement, focused: Element): Roving {
  return { at: linksOf(group).findIndex((link) => link === focused), onKeyDown }
}

const linksOf = (group: HTMLElement) => [...group.querySelectorAll('a')]

function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  const { key, target, currentTarget } = event
  const links = linksOf(currentTarget)
  const at = links.findIndex((link) => link === target)
  const step = STEPS[key]
  if (at === -1 || (step === undefined && key !== ' ')) return
  event.preventDefault()
  if (step === undefined) return links[at]?.click()
  const isBackwards = key.length > 'ArrowDown'.length && getComputedStyle(currentTarget).direction === 'rtl'
  links[at + (isBackwards ? -step : step)]?.focus()
}
