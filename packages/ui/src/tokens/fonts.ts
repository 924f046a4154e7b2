import figtreeRupee from '../fonts/figtree-rupee.woff2?inline'
import fraunces from '../fonts/fraunces.woff2?no-inline'
import frauncesItalic from '../fonts/fraunces-italic.woff2?no-inline'
import frauncesRupee from '../fonts/fraunces-rupee.woff2?no-inline'
import hankenGrotesk from '../fonts/hanken-grotesk.woff2?no-inline'

/** Font files that every page needs: preload them with `crossorigin`. */
export const preloadedFonts: readonly string[] = [hankenGrotesk, fraunces]

const face = (family: string, descriptors: string) => `@font-face{font-family:'${family}';${descriptors}}`
const file = (url: string, weight: string, rest = '') =>
  `src:url('${url}') format('woff2');font-weight:${weight};font-display:swap;${rest}`

/** Rupee sign of the text font, inline because every price needs it. */
export const rupeeFace = /* @__PURE__ */ face(
  'Hanken Grotesk',
  /* @__PURE__ */ file(figtreeRupee, '400 700', 'unicode-range:U+20B9'),
)

/**
 * Web fonts, and system fallbacks with adjusted metrics, so that nothing shifts when a web font arrives.
 * `size-adjust` is the ratio of the average character widths, weighted by the shop's own texts; the overrides
 * are the web font's ascent and descent divided by it.
 */
export const fontFaces = [
  face('Hanken Grotesk', file(hankenGrotesk, '400 700')),
  face('Fraunces', file(fraunces, '360 520')),
  face('Fraunces', file(frauncesRupee, '360 520', 'unicode-range:U+20B9')),
  face('Fraunces', file(frauncesItalic, '400', 'font-style:italic')),
  face(
    'Hanken Fallback',
    "src:local('Arial'),local('Liberation Sans'),local('Roboto');size-adjust:101%;ascent-override:99%;descent-override:30%;line-gap-override:0%",
  ),
  face(
    'Fraunces Georgia',
    "src:local('Georgia');size-adjust:90%;ascent-override:108.5%;descent-override:28.3%;line-gap-override:0%",
  ),
  face(
    'Fraunces Times',
    "src:local('Times New Roman'),local('Liberation Serif'),local('Noto Serif');size-adjust:99%;ascent-override:98.9%;descent-override:25.8%;line-gap-override:0%",
  ),
].join('')
