import styled, { css, keyframes } from 'styled-components'
import { MenuPanel } from '@shop/ui/MenuPanel'
import { chevron } from '@shop/ui/styles/chevron'
import { hoverAction } from '@shop/ui/styles/hoverAction'
import { centred } from '@shop/ui/styles/centred'
import { touchTarget } from '@shop/ui/styles/touchTarget'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import { menuRow } from '../lib/header.styles.ts'

export const Root = styled.ul`
  ${menuRow}
  flex: 1;
  min-width: 0;
`

export const Item = styled.li`
  display: flex;

  /* Without JavaScript nothing would open. */
  @media (scripting: none) {
    &:not(:has(> a)) {
      display: none;
    }
  }
`

/** A button that opens a panel. The row is as high as its buttons, so their focus rings lie within them. */
const opener = css`
  outline-offset: -2px;

  ${hoverAction}
`

export const Label = styled.button`
  ${touchTarget}
  gap: calc(0.8 * ${theme.space.xs});
  margin-inline: calc(-1 * ${theme.space.xxs});
  padding-inline: ${theme.space.xxs};
  border-radius: ${theme.radius.s};
  font-size: ${theme.type.s};
  font-weight: ${theme.weight.medium};
  white-space: nowrap;
  ${chevron('s')}
  ${opener}
`

export const Toggle = styled.button`
  ${centred}
  width: 1.5rem;
  min-height: ${theme.size.target};
  margin-right: calc(-1 * ${theme.space.xs});
  color: ${theme.color.text.muted};

  &[aria-expanded='true'] {
    color: ${theme.color.action.rest};
  }
  ${chevron('xs')}
  ${opener}
  /* Without JavaScript the button could do nothing. In a narrow window it has no room: the menu of all categories has the same links. */
  @media (scripting: none), (max-width: 999px) {
    display: none;
  }
`

/** Strip, bar and row of the header, and some of the page below the panel. */
const AROUND_PANEL = '11rem'
const FADE = '3rem'

const showMore = keyframes`from { opacity: 1; }`

/** Panel as high as its content, or as the window allows: then it scrolls, and fades out at the bottom until the end is reached. */
export const Panel = styled(MenuPanel)`
  /* The header of a lower window scrolls away: the page shows the end. */
  @media ${media.tall} {
    max-height: calc(100dvh - ${AROUND_PANEL});
    overflow-y: auto;
    overscroll-behavior: contain;

    &::after {
      content: '';
      position: sticky;
      bottom: 0;
      display: block;
      height: ${FADE};
      margin-top: calc(-1 * ${FADE});
      background: linear-gradient(transparent, ${theme.color.surface.raised});
      opacity: 0;
      pointer-events: none;
      animation: ${showMore} linear;
      animation-timeline: scroll();
    }
  }
`
