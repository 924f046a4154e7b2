import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

/** Height of the header with its menu, which is sticky: what a page is scrolled to lies below it. */
export const SCROLL_PADDING = '8.5rem'

/** Text, colours and motion of a page without other styles. */
export const pageCss = `@layer shop.page{
html{
  font-family:${theme.font.text};
  line-height:${theme.leading.text};
  color:${theme.color.text.strong};
  background:${theme.color.surface.page};
  -webkit-text-size-adjust:100%;
  text-size-adjust:100%;
  -webkit-font-smoothing:antialiased;
  /* The header is sticky: focused elements must not scroll behind it. */
  scroll-padding-top:${SCROLL_PADDING};
  accent-color:${theme.color.action.rest};
}
/* So are bars at the bottom of phones, and that of a product on every window. */
@media ${media.mobile}{html{scroll-padding-bottom:5.5rem}}
html:has([data-needed]){scroll-padding-bottom:5.5rem}
/* What is in such a bar is in sight already: it must not scroll the page when it is focused. */
html:has([data-stuck] :focus){scroll-padding-block:0}
@media ${media.short}{
html{scroll-padding-top:${theme.space.m}}
/* Enlarged headings break long words. */
h1,h2,h3{hyphens:auto}
}
/* Pressed while the page's scripts are loading, which answer then. */
[data-held]{opacity:0.6}
body{min-height:100dvh;overflow-wrap:break-word}
::selection{background:${theme.color.surface.brand};color:${theme.color.text.strong}}
@media ${media.reducedMotion}{
*,*::before,*::after{
  animation-duration:0.01ms !important;
  animation-iteration-count:1 !important;
  transition-duration:0.01ms !important;
  scroll-behavior:auto !important;
}
}
}
`
