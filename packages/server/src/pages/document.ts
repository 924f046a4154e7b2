import type { RenderedPage } from '@shop/storefront/app/entry-server.tsx'

export interface DocumentShell {
  /** Elements of `<head>` on every page: icons. */
  head: string
  /** Inline script of the head (`inlineScripts.ts` of the storefront). */
  script: string
  /** Address of the style sheet with the rules of all pages, which the boot script loads. */
  styles?: string
}

export function toDocument(
  shell: DocumentShell,
  page: Pick<RenderedPage, 'head' | 'body' | 'state'>,
): string {
  // Pages lack the rules that only a pointer needs (`cssRules.ts` of the storefront).
  const styles = shell.styles ? `<noscript><link rel="stylesheet" href="${shell.styles}"></noscript>` : ''
  return (
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `${shell.head}${page.head}<script>${shell.script}</script>${styles}</head><body><div id="root">${page.body}</div>` +
    `<script type="application/json" id="page-state">${page.state}</script></body></html>`
  )
}
