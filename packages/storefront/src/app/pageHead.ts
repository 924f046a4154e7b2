import { color, darkColor } from '@shop/ui/tokens/color'
import { pageCss } from '@shop/ui/styles/pageCss'
import { resetCss } from '@shop/ui/styles/resetCss'
import { tokensCss } from '@shop/ui/styles/tokensCss'
import fontFaces from '@shop/ui/styles/fonts.css?inline'
import rupee from '@shop/ui/styles/fonts/figtree-rupee.woff2?no-inline'
import fraunces from '@shop/ui/styles/fonts/fraunces.woff2?no-inline'
import hankenGrotesk from '@shop/ui/styles/fonts/hanken-grotesk.woff2?no-inline'

/** Fonts that every page needs at once. */
const preloads = [hankenGrotesk, fraunces, rupee]
  .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)
  .join('')

/** Colour of the browser's own bars. */
const themeColors = (['light', 'dark'] as const)
  .map((scheme) => {
    const { page } = (scheme === 'light' ? color : darkColor).surface
    return `<meta name="theme-color" content="${page}" data-for="${scheme}" media="(prefers-color-scheme: ${scheme})">`
  })
  .join('')

/** Only the server writes these: if a style sheet changed later, the browser would load its fonts again, and text would flash. */
export const pageHead = {
  first: preloads + themeColors,
  style: `<style data-page>${fontFaces}${tokensCss}${resetCss}${pageCss}</style>`
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?/g, '$1')
    .replaceAll(/;(?=})|(?<=:) | (?=!)/g, '')
    .replaceAll('#ffffff', '#fff'),
}
