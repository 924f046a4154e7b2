import { blocks } from 'virtual:styles'

const CLASS = /\bclass="([^"]+)"/g

/** Style element with the rules of the components that a page shows. Its scripts load the rest (`entry-client.tsx`). */
export function pageStyles(html: string): string {
  const classes = new Set(Array.from(html.matchAll(CLASS), ([, names = '']) => names))
  const used = new Set([...classes].flatMap((names) => names.split(' ')))
  const css = blocks.filter(({ id }) => used.has(id)).map(({ css }) => css)
  return `<style data-page>${css.join('')}</style>`
}
