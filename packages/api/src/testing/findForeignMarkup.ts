import { parse, type DefaultTreeAdapterTypes } from 'parse5'

/** Everything that sanitised HTML may consist of: elements, and their attributes with the values that they may have. */
const ALLOWED: Record<string, Record<string, RegExp>> = {
  ...Object.fromEntries(
    // prettier-ignore
    [
      'p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'blockquote', 'figure', 'figcaption',
      'table', 'thead', 'tbody', 'tr', 'th', 'td',
    ].map((name) => [name, {}]),
  ),
  a: {
    href: /^(?:#|\/(?![/\\\t\n\r])|https?:\/\/(?![^/?#]*@)|mailto:|tel:)/,
    rel: /^noopener nofollow$/,
  },
  img: {
    src: /^(?:\/(?![/\\\t\n\r])|https:\/\/(?![^/?#]*@))/,
    alt: /^/,
    width: /^\d+$/,
    height: /^\d+$/,
    loading: /^lazy$/,
  },
}

/** Names of elements and attributes in a piece of HTML that a description or a post may not have. */
export function findForeignMarkup(html: string): string[] {
  const document = parse(`<!doctype html><body><div>${html}</div><i></i>`, { scriptingEnabled: true })
  const found: string[] = []
  const visit = (node: DefaultTreeAdapterTypes.Node, inside: boolean) => {
    if (inside && 'tagName' in node) found.push(...judge(node))
    if (inside && node.nodeName === '#comment') found.push('a comment')
    if ('childNodes' in node)
      for (const child of node.childNodes) visit(child, inside || node.nodeName === 'div')
  }
  visit(document, false)
  return found
}

function judge(element: DefaultTreeAdapterTypes.Element): string[] {
  const attributes = ALLOWED[element.tagName]
  if (attributes === undefined) return [element.tagName]
  return element.attrs
    .filter(({ name, value }) => attributes[name]?.test(value) !== true || /[<>]/.test(value))
    .map(({ name, value }) => `${element.tagName} ${name}=${value}`)
}
