import { Text } from '@shop/ui/Text'
import { layer } from '@shop/ui/tokens/layer'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled, { keyframes } from 'styled-components'

/** Widest window, in px, without room for filters beside three columns of cards: of a phone, also on its side, and of a tablet. */
const MAX_WIDTH = 1000
const phone = `(max-width: ${MAX_WIDTH}px), ${media.short}`
const desktop = `(min-width: ${MAX_WIDTH + 0.02}px) and ${media.tall}`

/** Wide enough for the tools beside the title: a phone on its side, a tablet. Enlarged text needs more. */
const besideTitle = '(width >= 36rem)'

/** Width in which the tools, below each other because the text is enlarged, would take too much of a window to be sticky. */
const cramped = '@container list (width < 17.5rem)'

/** Header and breadcrumbs of a phone. */
const ABOVE = '13.2rem'

export const Page = styled.div`
  container: list / inline-size;
  max-width: ${theme.size.page};
  margin-inline: auto;
  padding: ${theme.space.xs} ${theme.space.gutter} ${theme.space.xl};

  @media ${phone} {
    padding-bottom: 0;
  }
  /* A low window is the products'. */
  @media ${media.short} {
    & > nav {
      display: none;
    }
  }
`

const toolsAbove = `
  grid-template: 'heading' auto 'tools' auto 'pills' auto 'side' auto 'list' 1fr / minmax(0, 1fr);
`

export const Layout = styled.div`
  display: grid;
  grid-template:
    'heading heading tools' auto
    '. . .' ${theme.space.m}
    'side pills pills' auto
    'side list list' 1fr / 16.5rem minmax(0, 1fr) auto;
  column-gap: ${theme.space.xl};

  &[data-plain='true'] {
    grid-template:
      'heading' auto
      'pills' minmax(${theme.space.m}, auto)
      'list' 1fr / minmax(0, 1fr);
  }
  @media ${phone} {
    &,
    &[data-plain='true'] {
      grid-template: 'heading' auto 'pills' auto 'side' auto 'list' 1fr 'tools' auto / minmax(0, 1fr);
      row-gap: ${theme.space.xs};
      /* The tools below a short list are at the end of the window, not above it. */
      min-height: calc(100svh - ${ABOVE});
    }
    @media ${media.short} {
      ${toolsAbove}
    }
    ${cramped} {
      ${toolsAbove}

      /* Enlarged, the heading leaves the window to the products. */
      h1 {
        font-size: ${theme.type.h3};
      }
    }
    @media ${besideTitle} {
      &,
      &[data-plain='true'] {
        grid-template: 'heading tools' auto 'pills pills' auto 'side side' auto 'list list' 1fr / minmax(
            0,
            1fr
          ) auto;
      }
    }
    @media ${besideTitle} and ${media.short} {
      row-gap: ${theme.space.xxs};
    }
  }
`

/** Beside the filters it is where they are sticky, so that the next one stays below the pointer, and what is chosen is in sight. */
export const Top = styled.div`
  grid-area: pills;
  align-self: start;
  scroll-margin-top: -1.5rem;

  @media ${phone} {
    grid-area: heading;
    /* Up to the start of the page: the header cuts neither the breadcrumbs nor the announcement above it. */
    scroll-margin-top: ${ABOVE};
  }
  @media ${media.short} {
    scroll-margin-top: 0;
  }
`

export const Heading = styled.header`
  grid-area: heading;
  align-self: center;
  overflow-wrap: anywhere;

  /* On a phone the number of products is beside the title. */
  @media ${phone} {
    display: flex;
    flex-flow: row wrap;
    align-items: baseline;

    /* What is said about a search comes later, in an element without a box. */
    & > * > * {
      flex-basis: 100%;
    }
  }
`

export const Count = styled(Text)`
  position: relative;
  font-variant-numeric: tabular-nums;
`

export const Pills = styled.div`
  grid-area: pills;
  min-width: 0;

  [data-plain='true'] > & {
    margin-top: ${theme.space.xs};
  }

  @media ${desktop} {
    &[data-narrowed='true'] {
      margin-bottom: ${theme.space.m};
    }
  }
`

export const List = styled.section`
  grid-area: list;
  min-width: 0;
  transition: opacity ${theme.motion.slow} 80ms;

  &[data-pending='true'] {
    opacity: 0.45;
  }
`

const appear = keyframes`
  to {
    opacity: 1;
  }
`

/** Sticky beside the list; scrolls on its own when taller than the window, and then the page with it, so that its end comes into sight. */
export const Side = styled.aside`
  grid-area: side;
  position: sticky;
  top: 7rem;
  align-self: start;
  max-height: calc(100dvh - 8rem);
  margin-inline: calc(-1 * ${theme.space.xs});
  padding-inline: ${theme.space.xs};
  overflow-y: auto;
  scrollbar-width: thin;
  scrollbar-color: ${theme.color.line.control} transparent;
  /* What is focused is scrolled out of the fades. */
  scroll-padding-block: calc(${theme.space.xl} + ${theme.space.xs});

  /* A group that opens is scrolled above the fade. */
  & details {
    scroll-margin-bottom: ${theme.space.xl};
  }
  /* Fades what is cut at the lower edge. At the end it lies below the last line. */
  &::after {
    position: sticky;
    bottom: 0;
    display: block;
    height: ${theme.space.xl};
    background: linear-gradient(to top, ${theme.color.surface.page}, transparent);
    content: '';
    pointer-events: none;
  }

  /* And what is scrolled away at the upper edge: the column stays where it is while a choice changes the list. */
  @supports (animation-timeline: scroll()) {
    &::before {
      position: sticky;
      top: 0;
      z-index: ${layer.control};
      display: block;
      height: ${theme.space.xl};
      margin-bottom: calc(-1 * ${theme.space.xl});
      background: linear-gradient(to bottom, ${theme.color.surface.page}, transparent);
      opacity: 0;
      animation: ${appear} linear both;
      animation-timeline: scroll();
      animation-range: 0 ${theme.space.xl};
      content: '';
      pointer-events: none;
    }
  }

  @media ${phone} {
    position: static;
    display: none;
    max-height: none;
    overflow: visible;

    /* Without JavaScript, a link to it makes it visible. */
    &:target {
      display: block;
    }
  }
`

const inThePage = `
  position: static;
  border-top: 0;
  padding-block: 0;
`

export const Tools = styled.div`
  grid-area: tools;
  align-self: end;

  @media ${phone} {
    position: sticky;
    bottom: 0;
    z-index: ${layer.sticky};
    justify-content: space-between;
    margin-inline: calc(-1 * ${theme.space.gutter});
    padding: ${theme.space.xxs} ${theme.space.gutter} max(${theme.space.xxs}, env(safe-area-inset-bottom));
    border-top: 1px solid ${theme.color.line.subtle};
    background: ${theme.color.surface.page};

    /* Below each other while the text is enlarged. */
    & > * {
      flex: 1 1 8rem;
    }
    & > :last-child {
      flex-basis: 9rem;
    }
    @media ${besideTitle} {
      ${inThePage}
      margin-inline: 0;
      padding-inline: 0;

      & > :first-child,
      & > :last-child {
        flex: none;
      }
    }
    @media ${media.short} {
      ${inThePage}
    }
    ${cramped} {
      ${inThePage}
    }
  }
`

export const onPhoneOnly = `
  @media ${desktop} {
    display: none;
  }
`

export const OpenSheet = styled.div`
  ${onPhoneOnly}
  flex: 1;

  & > button {
    width: 100%;
  }
  /* The number of filters takes the place of the icon: the smallest phone has no room for both beside the order. */
  & svg:has(~ [data-tone]) {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`

export const ShowPanel = styled.div`
  ${onPhoneOnly}
  @media not (scripting: none) {
    display: none;
  }
`
