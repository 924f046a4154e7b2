import { theme } from '@shop/ui/tokens/theme'

/**
 * Rules of a row that scrolls horizontally, without a padding at its end: what goes on beyond the edge fades there. At the end of the row the fade
 * is behind the last item, and covers nothing.
 */
export const fadingEnd = `
  &::after {
    content: '';
    position: sticky;
    right: 0;
    flex: none;
    width: ${theme.space.xl};
    background: linear-gradient(to right, transparent, ${theme.color.surface.page});
    pointer-events: none;
  }
`
