import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { StyledPart } from '#lib/freshStyles.ts'

/** Renders styled components outside the page, which writes their styles into it. */
export function drawOnce(parts: readonly StyledPart[]): void {
  const root = createRoot(document.createElement('div'))
  const names = parts.keys()
  flushSync(() => root.render(parts.map((Part) => <Part key={names.next().value} as="i" />)))
  root.unmount()
}
