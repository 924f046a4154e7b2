import { blocks } from 'virtual:styles'
import { parseRules, rulesFor } from './cssRules.ts'

const ATTRIBUTE = /\b(?:class|data-[a-z-]+|aria-[a-z-]+)="[^"]*"/g
const CLASS = 'class="'

const parsed = blocks.map(({ id, css }) => ({ mark: `.${id}`, rules: parseRules(css) }))

/** Style element with the rules that the elements of a page need. Its scripts load the rest (`entry-client.tsx`). */
export function pageStyles(html: string): string {
  const shown = new Set(html.match(ATTRIBUTE))
  for (const attribute of shown) {
    if (!attribute.startsWith(CLASS)) continue
    for (const name of attribute.slice(CLASS.length, -1).split(' ')) shown.add(`.${name}`)
  }
  const css = parsed.filter(({ mark }) => shown.has(mark)).map(({ rules }) => rulesFor(rules, shown))
  return `<style data-page>${css.join('')}</style>`
}
