import type { MouseEvent } from 'react'

/** Scrolls to a part of the page without changing the address. Without JavaScript the link does it. */
export function scrollToPart(id: string) {
  return (event: MouseEvent) => {
    const part = document.getElementById(id)
    if (part === null) return
    event.preventDefault()
    part.scrollIntoView()
    part.focus({ preventScroll: true })
  }
}
