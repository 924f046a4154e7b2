import { decodeHTML } from 'entities'
import sanitizeHtml from 'sanitize-html'

/** Feeds escape twice now and then (`&amp;lt;b&amp;gt;`); deeper than this is junk. */
const PASSES_MAX = 4

const BREAKING_TAG = /<(?:br|hr|\/(?:p|div|li|h[1-6]|td|tr))\b[^>]*>/gi
const INVISIBLE = /[\p{Cc}\p{Surrogate}\u200b\u2060\ufeff]+/gu

/** What a reader would see of a title or a name: no markup, entities decoded, white space collapsed. */
export function plainText(source: string): string {
  return decodeMarkup(source).replace(INVISIBLE, ' ').replace(/\s+/gu, ' ').trim()
}

function decodeMarkup(source: string): string {
  let text = source
  for (let pass = 0; pass < PASSES_MAX && /[<&]/.test(text); pass++) {
    const spaced = text.replace(BREAKING_TAG, ' ')
    const decoded = decodeHTML(sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} }))
    if (decoded === text) break
    text = decoded
  }
  return text
}
