import type { Nodes } from 'hast'
import { HIDDEN_ELEMENTS, parseHtml } from './parseHtml.ts'

/** Some feeds escape twice (`&amp;lt;b&amp;gt;`). Deeper escaping is junk. */
const PASSES_MAX = 4

const SEPARATE_ELEMENTS = new Set([
  'br',
  'hr',
  'p',
  'div',
  'li',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'td',
  'th',
  'tr',
])
const INVISIBLE = /[\p{Cc}\p{Surrogate}\u200b\u2060\ufeff]+/gu

/** Visible text of a title or name: no markup, entities decoded, white space collapsed. */
export function plainText(source: string): string {
  return decodeMarkup(source).replace(INVISIBLE, ' ').replace(/\s+/gu, ' ').trim()
}

function decodeMarkup(source: string): string {
  let text = source
  for (let pass = 0; pass < PASSES_MAX && /[<&]/.test(text); pass++) {
    const decoded = textOf(parseHtml(text))
    if (decoded === text) break
    text = decoded
  }
  return text
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  if (node.type === 'element' && HIDDEN_ELEMENTS.has(node.tagName)) return ''
  const text = node.children.map(textOf).join('')
  return node.type === 'element' && SEPARATE_ELEMENTS.has(node.tagName) ? ` ${text} ` : text
}
