import { blocks } from 'virtual:styles'
import { parseRules, rulesFor, shownBy } from './cssRules.ts'

const parsed = blocks.map(({ id, css }) => ({ mark: `.${id}`, rules: parseRules(css) }))

/** Style element with the rules that the elements of a page need. Its scripts load the rest (`entry-client.tsx`). */
export function pageStyles(html: string): string {
  const shown = shownBy(html)
  const css = parsed.filter(({ mark }) => shown.has(mark)).map(({ rules }) => rulesFor(rules, shown))
  return `<style data-page>${css.join('')}</style>`
}
