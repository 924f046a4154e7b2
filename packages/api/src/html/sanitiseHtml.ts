import sanitizeHtml from 'sanitize-html'

const OWN_PATH = /^(?:\/(?![/\\])|#)/
const OWN_OR_HTTPS = /^(?:\/(?![/\\])|https:\/\/)/i
const LINK = /^(?:https?:\/\/|mailto:|tel:)/i

const OPTIONS: sanitizeHtml.IOptions = {
  // prettier-ignore
  allowedTags: [
    'p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'blockquote', 'a', 'img', 'figure', 'figcaption',
    'table', 'thead', 'tbody', 'tr', 'th', 'td',
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
  },
  allowedSchemes: ['https'],
  allowedSchemesByTag: { a: ['https', 'http', 'mailto', 'tel'] },
  allowProtocolRelative: false,
  // Their text is code or a form's labels, never prose.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'title',
    'template',
    'iframe',
    'object',
    'svg',
    'math',
  ],
  transformTags: {
    b: 'strong',
    i: 'em',
    // A page has one h1, and it is not in its text.
    h1: 'h2',
    a: (tagName, { href = '' }) => ({ tagName, attribs: linkAttributes(href.trim()) }),
    img: (tagName, { src = '', alt = '', width, height }) => ({
      tagName,
      attribs: {
        ...(OWN_OR_HTTPS.test(src) && { src }),
        alt,
        ...(width !== undefined && { width }),
        ...(height !== undefined && { height }),
        loading: 'lazy',
      },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
}

const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]|\p{Surrogate}/gu

/**
 * HTML of a description or a post, safe to put into a page: prose tags only, no style, no script, no ids. Used when
 * such HTML is stored and again when it is read. Sanitising twice is the same as once.
 */
export function sanitiseHtml(source: string): string {
  return sanitizeHtml(source.replace(CONTROL, ''), OPTIONS).trim()
}

function linkAttributes(href: string): Record<string, string> {
  if (OWN_PATH.test(href)) return { href }
  return LINK.test(href) ? { href, rel: 'noopener nofollow' } : {}
}
