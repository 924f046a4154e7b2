import { parse, type DefaultTreeAdapterTypes } from 'parse5'

/** Elements of sanitised HTML, and their attributes with allowed values. */
const ALLOWED: Record<string, Record<string, RegExp>> = {
  ...Object.fromEntries(
    // oxfmt-ignore
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

/** Describes all elements and attributes of a piece of HTML that are not allowed in a description or a post. */
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

const judge = ({ tagName, attrs }: DefaultTreeAdapterTypes.Element) =>
  judgeElement(
    tagName,
    attrs.map(({ name, value }) => [name, value]),
  )

export function judgeElement(name: string, attributes: readonly (readonly [string, string])[]): string[] {
  const allowed = ALLOWED[name]
  if (allowed === undefined) return [name]
  return attributes
    .filter(([attribute, value]) => allowed[attribute]?.test(value) !== true || /[<>]/.test(value))
    .map(([attribute, value]) => `${name} ${attribute}=${value}`)
}
