import type { ComponentType } from 'react'

export type StyledPart = ComponentType<{ as: 'i' }>

const fresh: StyledPart[] = []
let write: (parts: readonly StyledPart[]) => void = () => undefined

/** The build calls it with each styled component (`build/styledComponents.ts`). */
export function noteStyled<Part extends StyledPart>(part: Part): Part {
  fresh.push(part)
  return part
}

/** Sets how styles are written: the server writes them otherwise (`PageStyles`). */
export function writeFreshStylesBy(writer: typeof write): void {
  write = writer
}

/**
 * Writes the styles of all components that were loaded since the last call into the page. They would otherwise be written while the components
 * are rendered for the first time, over many frames, and the browser looks at every element again after each of these.
 */
export function writeFreshStyles(): void {
  const parts = fresh.splice(0)
  if (parts.length > 0) write(parts)
}
