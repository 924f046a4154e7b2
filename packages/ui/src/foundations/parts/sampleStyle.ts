import type { CSSProperties } from 'react'

/** The value of a token as the CSS variable that a sample reads. */
export function sampleStyle(variables: Record<`--sample${string}`, string>): CSSProperties {
  return variables
}

/** The variable of a token: `color.text.muted` is `var(--shop-color-text-muted)`, in whichever look is on. */
export function variableOf(name: string): string {
  return `var(--shop-${name.replaceAll('.', '-')})`
}
