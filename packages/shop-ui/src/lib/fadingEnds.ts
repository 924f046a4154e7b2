import { theme } from '@shop/ui/tokens/theme'
import { css, keyframes } from 'styled-components'

const showBefore = keyframes`to { opacity: 1; }`

/**
 * Rules of a row that scrolls horizontally, without a padding at its sides: what goes on beyond an edge fades there. At the start of the row, a gutter
 * from the edge, its fade is not shown, and at the end the other one is behind the last item: there they cover nothing.
 */
export const fadingEnds = (gap: string) => css`
  &::before,
  &::after {
    content: '';
    position: sticky;
    flex: none;
    width: ${theme.space.xl};
    background: linear-gradient(to right, transparent, ${theme.color.surface.page});
    pointer-events: none;
  }
  &::before {
    left: 0;
    margin-inline-end: calc(${theme.space.gutter} - ${theme.space.xl} - ${gap});
    rotate: 180deg;
    opacity: 0;
    animation: ${showBefore} linear both;
    animation-timeline: scroll(inline);
    animation-range: 0 ${theme.space.xl};
  }
  &::after {
    right: 0;
  }
`
