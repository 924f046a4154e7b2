import { decodeHTML } from 'entities'
import type { Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { defaultTreeAdapter, parseFragment } from 'parse5'

/** Largest depth of open elements. Prose needs about ten. */
const OPEN_ELEMENTS_MAX = 200
/** Largest number of elements besides one for each character. The parser repeats formatting elements that stay open. */
const REPEATED_ELEMENTS_MAX = 10_000

/** Elements whose content is code, form labels or a fallback, never prose. */
// oxfmt-ignore
export const HIDDEN_ELEMENTS: ReadonlySet<string> = new Set([
  'script', 'style', 'title', 'template', 'svg', 'math', 'object', 'audio', 'video', 'iframe', 'noembed', 'noframes', 'noscript',
  'plaintext', 'xmp', 'textarea', 'select', 'option', 'optgroup',
])

const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]|\p{Surrogate}/gu

/** Tree as a browser makes it. Markup with far too many or too deeply nested elements is read as text. */
export function parseHtml(source: string): Root {
  const html = source.replace(CONTROL, '')
  try {
    const root = fromParse5(parseFragment(html, { treeAdapter: limitedAdapter(html.length) }))
    if (root.type === 'root') return root
    throw new TypeError(`A fragment was parsed as ${root.type}`)
  } catch (error) {
    if (!(error instanceof TooTangled)) throw error
    return { type: 'root', children: [{ type: 'text', value: decodeHTML(html.replace(/<[^>]*>?/g, ' ')) }] }
  }
}

class TooTangled extends Error {}

function limitedAdapter(sourceLength: number): typeof defaultTreeAdapter {
  let elementsLeft = sourceLength + REPEATED_ELEMENTS_MAX
  let openElements = 0
  return {
    ...defaultTreeAdapter,
    createElement(tagName, namespace, attributes) {
      elementsLeft -= 1
      if (elementsLeft < 0) throw new TooTangled()
      return defaultTreeAdapter.createElement(tagName, namespace, attributes)
    },
    onItemPush() {
      openElements += 1
      if (openElements > OPEN_ELEMENTS_MAX) throw new TooTangled()
    },
    onItemPop() {
      openElements -= 1
    },
  }
}
