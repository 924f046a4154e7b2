import { followBars } from '@shop/ui/hooks/followBars'
import { visuallyHidden } from '@shop/ui/styles/visuallyHidden'
import { layer } from '@shop/ui/tokens/layer'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import * as texts from '#texts/offlineLine.ts'

/** Height in px of the bars of the page at the bottom of the window. They come later in the document, so they lie above the line's padding. */
const BARS = '--bars'
/** Height in px of the line and the bars. */
const COVERED = '--covered'
const LINE = '#offline:not(:empty)'

const ONE_SENTENCE = `#offline span{${visuallyHidden}}`

const css = `
${LINE}{
position:fixed;
inset:auto 0 0;
container:offline / inline-size;
z-index:${layer.sticky};
--above:${theme.space.xs};
padding:var(--above) ${theme.space.gutter};
padding-bottom:calc(var(--above) + max(var(${BARS}), env(safe-area-inset-bottom)));
border-top:1px solid ${theme.color.line.subtle};
color:${theme.color.text.strong};
background:${theme.color.surface.sunken};
font-size:${theme.type.s};
text-align:center;
animation:offline ${theme.motion.slow}
}
@keyframes offline{from{translate:0 0.5rem}}
/* Large text has room for the first sentence. Unlike a media query, the container follows any way to enlarge text. */
@container offline (width < 16rem){${ONE_SENTENCE}}
@media ${media.short}{
${LINE}{--above:${theme.space.xxs}}
@container offline (width < 40rem){${ONE_SENTENCE}}
}
/* What is focused must not scroll behind it, and what is in a bar is in sight already. */
html:has(${LINE}):not(:has([data-stuck] :focus)){scroll-padding-bottom:var(${COVERED})}
`

/**
 * Says at the bottom of the window, above the bars of the page, that the browser is offline, as long as it is: pages are then shown from memory. The
 * line covers the page: connections come and go, and what a finger is about to press must not move. Its own element beside React's root adds nothing
 * to the scripts of a first visit. It is there before it says something, so that it is announced.
 */
export function tellWhenOffline(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
  const line = document.createElement('p')
  line.id = 'offline'
  line.role = 'status'
  // Toasts are above it.
  line.dataset.stuck = ''
  const means = document.createElement('span')
  means.textContent = texts.offlineMeans
  /** Room in px below the page, whose end is in sight above the line. It stays, so that nothing moves when the line goes. */
  let room = 0
  let stop = () => {}
  const tell = () => {
    stop()
    line.replaceChildren()
    if (navigator.onLine) return
    line.append(`${texts.offline} `, means)
    stop = followBars((height) => {
      line.style.setProperty(BARS, `${height}px`)
      document.documentElement.style.setProperty(COVERED, `${line.offsetHeight}px`)
      room = Math.max(room, line.offsetHeight - height)
      document.body.style.paddingBottom = `${room}px`
    }, line)
  }
  document.body.prepend(line)
  window.addEventListener('online', tell)
  window.addEventListener('offline', tell)
  tell()
}
