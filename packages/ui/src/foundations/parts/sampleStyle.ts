import type { CSSProperties } from 'react'

/** Value of a token as the CSS variable that a sample reads. */
export function sampleStyle(variables: Record<`--sample${string}`, string>): CSSProperties {
  return variables
}

/** CSS variable of a token in the current theme: `color.text.muted` is `var(--shop-color-text-muted)`. */
export function variableOf(name: string): string {
  return `var(--shop-${name.replaceAll('.', '-')})`
}
