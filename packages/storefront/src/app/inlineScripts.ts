import boot from './boot.js?raw'
import emptyCart from './emptyCart.js?raw'
import place from './place.js?raw'
import scheme from './scheme.js?raw'

/** Inline script at the end of every page, for the entry and the style sheet at these addresses. Vite's development server adds styles itself. */
export const bootScript = (entry: string, styles = ''): string =>
  boot.replaceAll('ENTRY', JSON.stringify(entry)).replaceAll('STYLES', JSON.stringify(styles))

/** Inline script in the head of every page: what the first paint depends on. */
export const headScript = [scheme, emptyCart, place].join('\n')
