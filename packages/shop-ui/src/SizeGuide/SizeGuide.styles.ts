import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

type Side = 'left' | 'right'

const cover = (to: `to ${Side}`, side: Side) =>
  `linear-gradient(${to}, transparent, ${theme.color.surface.page} 60%) ${side} / ${theme.space.xxl} 100% no-repeat local`

const shadow = (to: `to ${Side}`, side: Side) =>
  `linear-gradient(${to}, transparent, ${theme.color.line.subtle}) ${side} / ${theme.space.l} 100% no-repeat scroll`

/** Wide tables scroll in it, and the sizes stay in sight. */
export const Scroller = styled.div`
  /* Its texts begin at the edge of those around it. */
  margin-inline: calc(-1 * ${theme.space.s});
  overflow-x: auto;
  /* A shadow at an edge with more beyond it. Covers of the page's colour move with the table, and lie over the shadow at its ends. */
  background:
    ${cover('to left', 'left')}, ${cover('to right', 'right')}, ${shadow('to left', 'left')},
    ${shadow('to right', 'right')};
  overscroll-behavior-x: contain;

  & th,
  & td {
    padding-inline: ${theme.space.s};
    overflow-wrap: normal;
    font-variant-numeric: tabular-nums;
  }
  & td,
  & th[scope='row'] {
    white-space: nowrap;
  }
  & th[scope='row'] {
    font-weight: ${theme.weight.strong};
  }
  & th:first-child {
    position: sticky;
    inset-inline-start: 0;
    background: ${theme.color.surface.page};
  }
  & tr[aria-current] > * {
    color: ${theme.color.text.strong};
    font-weight: ${theme.weight.strong};
    background: ${theme.color.surface.brand};
  }
  @media ${media.forcedColors} {
    & tr[aria-current] > * {
      border-block: 2px solid Highlight;
    }
  }
`

export const Unit = styled.small`
  display: block;
  color: ${theme.color.text.muted};
  font-size: ${theme.type.xs};
  font-weight: ${theme.weight.regular};
`

export const Ways = styled.dl`
  display: grid;
  gap: ${theme.space.s};
  font-size: ${theme.type.s};

  & dt {
    font-weight: ${theme.weight.strong};
  }
  & dd {
    margin: 0;
    color: ${theme.color.text.muted};
  }
`
