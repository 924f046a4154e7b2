import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

/**
 * Rules of a row that scrolls horizontally and stops at its children, which are `<li>`. On a phone it runs to the edges of the
 * window: its surroundings have the gutter of a page.
 */
export const snapRow = `
  /* Room for focus rings, which the overflow would clip. */
  margin: -6px;
  padding: 6px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding: 6px;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  @media ${media.mobile} {
    margin-inline: calc(-1 * ${theme.space.gutter});
    padding-inline: ${theme.space.gutter};
    scroll-padding-inline: ${theme.space.gutter};
  }

  & > li {
    min-width: 0;
    scroll-snap-align: start;
  }
`
