/** Doubles the size of all text, as browsers and phones do (WCAG 2.2, 1.4.4). For `beforeEach` of a story. */
export function enlargeText(): () => void {
  document.documentElement.style.fontSize = '200%'
  return () => document.documentElement.style.removeProperty('font-size')
}
