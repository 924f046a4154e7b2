/** A rule of CSS, or an at-rule with the rules within. */
export interface CssRule {
  text: string
  /** What each of its selectors needs, as `shownBy` writes it; empty for a rule that any page may need. */
  needs: readonly (readonly string[])[]
  within?: { head: string; rules: readonly CssRule[] }
}

/** Elements around every page. */
const AROUND = ['<html', '<body']
const ELEMENT = /<[a-z][^>]*>/g
const SHOWN = /<[a-z][a-z\d]*| disabled=""| (?:class|data-[a-z-]+|aria-[a-z-]+)="[^"]*"/g
const CLASSES = ' class="'
const PARTS = ' data-part="'
const GROUP = /^@(?:media|supports|container)/
const PARENTHESES = /\([^()]*\)/g
/** A class or part with what follows it. Other attributes may be the page's own, which scripts set before the first paint. */
const CLASS = /(\.[a-zA-Z][\w-]*|\[data-part=[^\]]*\])((?:\[[^\]]*\]|:[\w-]+)*)/g
/** A state: `[aria-pressed=true]`. */
const STATE = /\[aria-[a-z-]+=[^\]]*\]/g
const WHERE_PART = /:where\((\[data-part=[^\]]*\])\)/g
const NO_TAG = /\[[^\]]*\]|[.#:]+[\w-]+/g
const TAG = /[a-z][a-z\d]*/g
/** States that only a pointer or the keyboard causes. The style sheet has their rules, and comes before the page answers either. */
const ACTED_ON = /:(?:hover|active|focus(?:-visible|-within)?)\b/g
/** Conditions that few browsers meet. The style sheet has these rules; without scripts it comes before the page. */
const RARE = /^@media \((?:forced-colors: ?active|scripting: ?none)\)$/
/** Declarations that show nothing before a shopper acts. The style sheet has them, and is there by then. */
const UNSEEN = /(?<=[{;])(?:transition|outline-offset|cursor|overscroll-behavior):[^;}]*;?/g
const ATTRIBUTE = /\[((?:data|aria)-[a-z-]+)=["']?([^"'\]]*)["']?\]/g

/** Rules of a style sheet, without those that only the style sheet has. */
export function parseRules(css: string): CssRule[] {
  const rules: CssRule[] = []
  let start = 0
  for (;;) {
    const open = css.indexOf('{', start)
    if (open === -1) return rules
    const end = endOfBlock(css, open)
    const text = css.slice(start, end)
    const head = css.slice(start, open)
    start = end
    if (RARE.test(head.trim())) continue
    if (GROUP.test(head.trim()))
      rules.push({ text, needs: [], within: { head, rules: parseRules(css.slice(open + 1, end - 1)) } })
    else
      rules.push({
        text: text.replaceAll(UNSEEN, '').replaceAll(';}', '}'),
        needs: head.trim().startsWith('@') ? [] : needsOf(head),
      })
  }
}

/** What a page shows: its tags (`<svg`), classes (`.a0`), attributes (` data-size="m"`), and attributes of a class or part (`.a0 data-size="m"`). */
export function shownBy(html: string): Set<string> {
  const shown = new Set(AROUND)
  for (const tag of new Set(html.match(ELEMENT))) {
    const [name = '', ...attributes] = tag.match(SHOWN) ?? []
    shown.add(name)
    const classes =
      attributes
        .find((one) => one.startsWith(CLASSES))
        ?.slice(CLASSES.length, -1)
        .split(' ') ?? []
    for (const one of attributes) shown.add(one)
    const parts = attributes.filter((one) => one.startsWith(PARTS))
    for (const one of [...classes.map((one) => `.${one}`), ...parts]) {
      shown.add(one)
      for (const attribute of attributes) shown.add(one + attribute)
    }
  }
  return shown
}

/** Rules of which a page has the elements. */
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

/** What is in parentheses, such as `:not(…)`, counts for nothing, but for a part: `:where([data-part='title'])`. */
function needsOf(selectors: string): string[][] {
  let plain = selectors.replaceAll(WHERE_PART, '$1')
  while (PARENTHESES.test(plain)) plain = plain.replaceAll(PARENTHESES, '')
  return plain.split(',').map((selector) => [
    ...Array.from(selector.matchAll(CLASS), ([, name = '', rest = '']) => {
      const shown = name.startsWith('.') ? name : attributesOf(name).join('')
      return [shown, ...attributesOf(rest).map((attribute) => shown + attribute)]
    }).flat(),
    ...(selector.match(ACTED_ON) ?? []),
    ...(selector.match(STATE) ?? []).flatMap(attributesOf),
    ...Array.from(selector.replaceAll(NO_TAG, ' ').matchAll(TAG), ([tag]) => `<${tag}`),
  ])
}

function attributesOf(selector: string): string[] {
  const named = Array.from(selector.matchAll(ATTRIBUTE), ([, attribute, value]) => ` ${attribute}="${value}"`)
  return selector.includes(':disabled') ? [...named, ' disabled=""'] : named
}
