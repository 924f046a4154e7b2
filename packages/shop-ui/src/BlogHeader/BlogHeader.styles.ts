import styled from 'styled-components'
import { chevron } from '@shop/ui/styles/chevron'
import { hoverAction } from '@shop/ui/styles/hoverAction'
import { fadingEnds } from '../lib/fadingEnds.ts'
import * as shared from '../lib/header.styles.ts'
import { RawLink } from '@shop/ui/RawLink'
import { centred } from '@shop/ui/styles/centred'
import { touchRow } from '@shop/ui/styles/touchRow'
import { touchTarget } from '@shop/ui/styles/touchTarget'
import { layer } from '@shop/ui/tokens/layer'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'

export const Bar = styled.div`
  ${shared.bar}
  grid-template-columns: auto minmax(12rem, 34rem) auto;

  @media ${shared.twoRows} {
    grid-template-columns: auto auto;
  }
  @media ${media.mobile} {
    display: flex;
    flex-wrap: wrap;
    column-gap: 0;
  }
`

/** Grows less than enlarged text, so that a phone's row has room for the other links. */
const besideRule = `min(${theme.space.s}, 3vw)`

export const Blog = styled(RawLink)`
  ${touchTarget}
  justify-content: center;
  min-width: ${theme.size.target};
  margin-left: ${besideRule};
  padding: 0 ${theme.space.xxs} calc(0.8 * ${theme.space.xxs}) ${besideRule};
  border-left: 1px solid ${theme.color.line.subtle};
  color: ${theme.color.action.rest};
  font-family: ${theme.font.display};
  font-size: var(--wordmark-size, calc(1.625 * ${theme.type.m}));
  font-style: italic;
  line-height: ${theme.leading.solid};
  text-decoration: none;
`

export const Nav = styled.nav`
  position: relative;
  border-bottom: 1px solid ${theme.color.line.subtle};
`

export const List = styled.ul`
  display: flex;
  gap: ${theme.space.l};
  padding-inline: ${shared.edge};
  overflow-x: auto;
  scrollbar-width: none;

  @media ${media.mobile} {
    gap: ${theme.space.xxs};
    padding-inline: 0;
    ${fadingEnds(theme.space.xxs)}

    & > li:first-child {
      margin-right: ${theme.space.s};
    }
  }
`

/** Static position: the panel is as wide as the window and is not clipped by the scrolling row. */
export const Item = styled.li`
  display: flex;
  flex: none;
`

export const Toggle = styled.button`
  ${centred}
  width: 2rem;
  min-height: ${theme.size.target};
  border-radius: ${theme.radius.s};
  color: ${theme.color.text.muted};

  ${chevron('s')}
  &:focus-visible {
    outline-offset: -2px;
  }
  ${hoverAction}
  @media ${media.mobile} {
    place-items: center start;
    width: ${theme.size.target};
    padding-left: calc(0.6 * ${theme.space.xs});
  }
  /* The button needs JavaScript; without it the sub-categories are on the category's page. */
  @media (scripting: none) {
    display: none;
  }
`

export const Panel = styled.ul`
  position: absolute;
  inset: 100% 0 auto;
  z-index: ${layer.header};
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.xl};
  padding: ${theme.space.s} ${shared.edge};
  border-block: 1px solid ${theme.color.line.subtle};
  background: ${theme.color.surface.raised};
  box-shadow: ${theme.shadow.overlay};

  @media ${media.mobile} {
    display: grid;
  }
`

export const SubLink = styled(RawLink)`
  ${touchRow}
  text-decoration: none;

  &[aria-current] {
    color: ${theme.color.action.rest};
    font-weight: ${theme.weight.strong};
  }
  ${hoverAction}
`
