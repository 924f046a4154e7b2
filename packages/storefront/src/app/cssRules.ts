/** A rule of CSS, or an at-rule with the rules within. */
export interface CssRule {
  text: string
  /** Classes (`.a0`) and attributes (`data-size="m"`) that each of its selectors needs; empty for a rule that any page may need. */
  needs: readonly (readonly string[])[]
  within?: { head: string; rules: readonly CssRule[] }
}

const GROUP = /^@(?:media|supports|container)/
const PARENTHESES = /\([^()]*\)/g
/** A class with what follows it. Other attributes may be the page's own, which scripts set before the first paint. */
const CLASS = /(\.[a-zA-Z][\w-]*)((?:\[[^\]]*\]|:[\w-]+)*)/g
const ATTRIBUTE = /\[((?:data|aria)-[a-z-]+)=["']?([^"'\]]*)["']?\]/g

export function parseRules(css: string): CssRule[] {
  const rules: CssRule[] = []
  let start = 0
  for (;;) {
    const open = css.indexOf('{', start)
    if (open === -1) return rules
    const end = endOfBlock(css, open)
    const text = css.slice(start, end)
    const head = css.slice(start, open)
    if (GROUP.test(head.trim()))
      rules.push({ text, needs: [], within: { head, rules: parseRules(css.slice(open + 1, end - 1)) } })
    else rules.push({ text, needs: head.trim().startsWith('@') ? [] : needsOf(head) })
    start = end
  }
}

/** Rules of which a page has the elements: `shown` are its classes and attributes. */
export function rulesFor(rules: readonly CssRule[], shown: ReadonlySet<string>): string {
  return rules
    .map(({ text, needs, within }) => {
      if (within === undefined) return needs.length === 0 || needs.some(isShown) ? text : ''
      const kept = rulesFor(within.rules, shown)
      return kept === '' ? '' : `${within.head}{${kept}}`
    })
    .join('')

  function isShown(selector: readonly string[]): boolean {
    return selector.every((need) => shown.has(need))
  }
}

function endOfBlock(css: string, open: number): number {
  let depth = 1
  let at = open + 1
  for (; depth > 0 && at < css.length; at++) {
    if (css[at] === '{') depth++
    if (css[at] === '}') depth--
  }
  return at
}

/** What is in parentheses, such as `:not(…)`, counts for nothing. */
function needsOf(selectors: string): string[][] {
  let plain = selectors
  while (PARENTHESES.test(plain)) plain = plain.replaceAll(PARENTHESES, '')
  return plain
    .split(',')
    .map((selector) =>
      Array.from(selector.matchAll(CLASS), ([, name = '', rest = '']) => [
        name,
        ...Array.from(rest.matchAll(ATTRIBUTE), ([, attribute, value]) => `${attribute}="${value}"`),
      ]).flat(),
    )
}
