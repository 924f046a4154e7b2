import styled, { css } from 'styled-components'
import { hoverAction } from '@shop/ui/styles/hoverAction'
import { RawLink } from '@shop/ui/RawLink'
import { centred } from '@shop/ui/styles/centred'
import { touchTarget } from '@shop/ui/styles/touchTarget'
import { visuallyHidden } from '@shop/ui/styles/visuallyHidden'
import { layer } from '@shop/ui/tokens/layer'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'

/* Common parts of the shop's header and the blog's. */

/** Left edge of a page's content, whose width has a maximum. */
export const edge = `max(${theme.space.gutter}, (100% - ${theme.size.page}) / 2 + ${theme.space.gutter})`

/** No box of its own (`display: contents`), so that the bar can stick while its siblings scroll away. */
export const Root = styled.header`
  display: contents;
`

/** A phone on its side has room for the search in the row of the name, and none for a second row. */
export const oneRow = `${media.mobile} and ${media.short} and (width >= 35rem)`

/** Enlarged text beside the layout of a desktop: the search has a row of its own. */
export const twoRows = `${media.desktop} and (width < 36rem)`

/** Room of the bar that is too little for the labels of its links. Unlike a media query, it follows any way to enlarge text. */
const withoutLabels = 'header (width < 65rem)'

/** Row of name, search and links. Sticky while it leaves room for the page. */
export const bar = css`
  container: header / inline-size;
  position: sticky;
  top: 0;
  z-index: ${layer.header};
  display: grid;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.xs} ${theme.space.l};
  padding: ${theme.space.xs} ${edge};
  background: ${theme.color.surface.page};

  /* The row of the menu below it has a line of its own. */
  @media ${media.desktop} {
    :root[data-away] & {
      box-shadow: 0 1px ${theme.color.line.subtle};
    }
  }
  /* Enlarged text makes it higher: as much of it scrolls away. Name and links stay in one row. */
  @media ${media.mobile} {
    --bar-target: min(${theme.size.target}, 13.75vw);
    --wordmark-size: min(1.625 * ${theme.type.m}, 7.2vw);
    box-shadow: 0 1px ${theme.color.line.subtle};

    & > nav > a,
    & > nav > div > button {
      min-width: var(--bar-target);
      min-height: var(--bar-target);
      padding-inline: 0;
    }
    &:not(:focus-within) {
      top: min(0px, 4 * (16px - 1rem));
    }
    transition: transform ${theme.motion.slow};

    /* While the page scrolls down, unless something of the bar is in use. */
    :root[data-away] &:not(:focus-within) {
      transform: translateY(-100%);
    }
  }
  /* A low window is the page's: the bar stays in its place above it. */
  @media ${media.short} {
    position: relative;

    &:not(:focus-within) {
      top: auto;
    }
  }
  /* Its one row comes with the shopper who scrolls up. */
  @media ${oneRow} {
    &,
    &:not(:focus-within) {
      position: sticky;
      top: 0;
    }
  }
`

/** Shop name that links to the home page. */
export const Home = styled(RawLink)`
  ${touchTarget}
  padding-bottom: calc(0.8 * ${theme.space.xxs});
  text-decoration: none;
`

/** A row of its own on a phone, where the bar is a flex box. */
export const Search = styled.div`
  min-width: 0;

  @media ${media.mobile} {
    order: 1;
    flex: 1 0 100%;
  }
  @media ${twoRows} {
    grid-area: 2 / 1 / auto / -1;
  }
`

/** A link of the bar, with an icon. */
export const BarLink = styled(RawLink)`
  ${touchTarget}
  justify-content: center;
  gap: calc(0.8 * ${theme.space.xs});
  min-width: ${theme.size.target};
  font-size: ${theme.type.s};
  font-weight: ${theme.weight.medium};
  text-decoration: none;
  white-space: nowrap;

  ${hoverAction}
`

/** Links of the bar, whose labels are hidden where there is no room for them. */
export const Links = styled.nav`
  display: flex;
  gap: ${theme.space.xs};

  @media ${media.mobile} {
    grid-row: 1;
    gap: 0;
  }
  @container ${withoutLabels} {
    & [data-part='label'] {
      ${visuallyHidden}
    }
    & button > svg:last-child {
      display: none;
    }
  }
`

export const IconLink = styled(BarLink)`
  position: relative;
  padding-inline: ${theme.space.xs};
  border-radius: ${theme.radius.pill};
`

/** Badge on the icon of a link. */
export const Count = styled.span`
  position: absolute;
  top: 0.15rem;
  left: calc(${theme.space.xs} + 0.65rem);
  ${centred}
  min-width: min(1.125rem, 24px);
  height: min(1.125rem, 24px);
  padding-inline: ${theme.space.xxs};
  border-radius: ${theme.radius.pill};
  color: ${theme.color.action.onFill};
  background: ${theme.color.action.fill};
  font-size: min(0.6875 * ${theme.type.m}, 3.75vw);
  font-weight: ${theme.weight.strong};
  font-variant-numeric: tabular-nums;
  line-height: ${theme.leading.solid};

  @container ${withoutLabels} {
    left: calc(50% + 0.05rem);
  }
`

/** Rules of the row below the bar, and of the lists in it: one row down to the layout of phones. */
export const menuRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.l};

  @media (max-width: 1499px) {
    column-gap: ${theme.space.m};
  }
  @media (max-width: 1099px) {
    column-gap: calc(0.9 * ${theme.space.s});
  }
  @media (max-width: 999px) {
    column-gap: calc(0.875 * ${theme.space.m});
  }
  @media (max-width: 899px) {
    & > li > :is(a, button) {
      font-size: calc(0.95 * ${theme.type.s});
    }
    & > li > a > svg,
    & > li > button::after {
      display: none;
    }
  }
`

/** Link of the row below the bar; its underline marks the current page. */
export const MenuLink = styled(RawLink)`
  ${touchTarget}
  gap: calc(0.8 * ${theme.space.xxs});
  min-width: 1.5rem;
  border-block: 2px solid transparent;
  font-size: ${theme.type.s};
  font-weight: ${theme.weight.medium};
  text-decoration: none;
  white-space: nowrap;
  transition:
    border-color ${theme.motion.quick},
    color ${theme.motion.quick};

  &[aria-current] {
    border-bottom-color: ${theme.color.action.rest};
    color: ${theme.color.action.rest};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  @media ${media.forcedColors} {
    border-color: Canvas;

    &[aria-current] {
      border-bottom-color: Highlight;
    }
  }
  ${hoverAction}
`
