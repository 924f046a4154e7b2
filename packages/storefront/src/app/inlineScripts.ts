import boot from './boot.js?raw'
import emptyCart from './emptyCart.js?raw'
import place from './place.js?raw'
import scheme from './scheme.js?raw'

/**
 * Inline script in the head of every page, for the entry and the style sheet at these addresses: what the first paint depends
 * on, and what keeps taps until hydration. Vite's development server adds styles itself.
 */
export function inlineScript(entry: string, styles = ''): string {
  const bootScript = boot
    .replaceAll('ENTRY', JSON.stringify(entry))
    .replaceAll('STYLES', JSON.stringify(styles))
  return [scheme, emptyCart, place, bootScript].join('\n')
}
