import styled from 'styled-components'
import { visuallyHidden } from '@shop/ui/styles/visuallyHidden'
import { layer } from '@shop/ui/tokens/layer'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import * as shared from '../lib/header.styles.ts'

/** Room of the strip that is too little for all of its texts. Unlike a media query, it follows any way to enlarge text. */
const cramped = '@container strip (width < 16rem)'

/** No rule depends on what comes later in it: what has arrived does not move. */
export const Strip = styled.div`
  container: strip / inline-size;
  position: relative;
  display: grid;
  align-items: center;
  padding: ${theme.space.xs} ${shared.edge};
  color: ${theme.color.text.inverse};
  background: ${theme.color.surface.inverse};
  --focus-ring: ${theme.color.focus.inverse};

  &[data-city='true'] {
    grid-template-columns: 1fr auto auto 1fr;
    column-gap: ${theme.space.m};
    padding-block: 0;

    & > p:first-child {
      grid-column: 2;
    }
    & > div {
      grid-column: 4;
      justify-self: end;
    }
    /* Without JavaScript nothing would open. */
    @media (scripting: none) {
      & > div {
        visibility: hidden;
      }
    }
  }
  /* The button is as high as the strip. */
  & > div > button {
    outline-offset: -2px;
  }
  @media ${media.hover} {
    & > div > button:hover {
      color: ${theme.color.accent.inverse};
    }
  }
  @media ${media.mobile} {
    &[data-city='true'] {
      grid-template: auto auto / minmax(55%, 1fr) auto;
      column-gap: ${theme.space.xxs};

      & > p:first-child {
        grid-area: 1 / 1;
        align-self: end;
        padding-top: ${theme.space.xxs};
      }
      & > p + p {
        align-self: start;
        padding-bottom: ${theme.space.xxs};
      }
      &[data-hours='false'] > p {
        grid-row: span 2;
        align-self: center;
        padding-bottom: ${theme.space.xxs};
      }
      & > div {
        grid-area: 1 / 2 / span 2;
        align-self: center;
        padding: 0;
      }
      /* Each on one line from 320 px. Enlarged text has more lines beside each other. */
      & > p,
      & > div > button {
        font-size: clamp(0.65 * ${theme.type.m}, 3.1vw, ${theme.type.xs});
        letter-spacing: ${theme.tracking.none};
        line-height: ${theme.leading.snug};
        text-align: start;
        white-space: normal;
      }
      & > div > button {
        gap: ${theme.space.xxs};
      }
      & > div > button > svg:first-child {
        display: none;
      }
      /* The promise and the city have as few lines as fit beside each other. */
      ${cramped} {
        & > p:first-child {
          grid-row: span 2;
          align-self: center;
          padding-bottom: ${theme.space.xxs};
        }
        & > p + p {
          ${visuallyHidden}
        }
        & > div > button > span:last-of-type {
          width: min-content;
        }
      }
    }
  }
  @media ${media.forcedColors} {
    color: CanvasText;
  }
`

export const Banner = styled.p`
  font-size: ${theme.type.xs};
  font-weight: ${theme.weight.medium};
  letter-spacing: ${theme.tracking.wide};
  text-align: center;

  & > b {
    font-weight: ${theme.weight.strong};
    white-space: nowrap;
  }
  @media not ${media.forcedColors} {
    & > b {
      color: ${theme.color.accent.inverse};
    }
  }
`

export const Hours = styled.p`
  font-size: ${theme.type.xs};
  color: ${theme.color.text.inverseMuted};
  text-align: center;
  text-wrap: balance;

  @media ${media.desktop} {
    [data-city='true'] > & {
      padding-inline-start: ${theme.space.m};
      border-inline-start: 1px solid currentcolor;
    }
  }
  @media ${media.forcedColors} {
    color: CanvasText;
  }
`

export const Bar = styled.div`
  ${shared.bar}
  grid-template-columns: auto minmax(8rem, 38rem) auto;

  @media ${shared.twoRows} {
    grid-template-columns: auto auto;
  }
  @media ${media.mobile} {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${theme.space.xxs};
    padding-inline: max(${theme.space.gutter} - 0.8 * ${theme.space.s}, 0.8 * ${theme.space.xs});
  }
`

export const Home = styled(shared.Home)`
  @media ${media.mobile} {
    flex: 1 0 auto;
    min-height: var(--bar-target);
  }
  @media ${shared.oneRow} {
    flex: none;
  }
`

export const Search = styled(shared.Search)`
  @media ${media.mobile} {
    padding-inline: calc(0.8 * ${theme.space.s});
  }
  @media ${shared.oneRow} {
    order: 0;
    flex: 1 1 12rem;
  }
`

export const MenuButton = styled.div`
  display: none;

  @media ${media.mobile} {
    display: block;

    & > button {
      width: var(--bar-target);
      height: var(--bar-target);
    }
  }
  /* Without JavaScript the button does nothing, so the menu itself is shown. */
  @media (scripting: none) {
    visibility: hidden;
  }
`

export const Menu = styled.nav`
  container: menu / inline-size;
  ${shared.menuRow}
  flex-wrap: nowrap;
  position: relative;
  z-index: ${layer.menuRow};
  padding-inline: ${shared.edge};
  border-bottom: 1px solid ${theme.color.line.subtle};
  background: ${theme.color.surface.page};

  /* Behind the bar of one row while the page scrolls down, unless a menu is in use. */
  @media ${media.desktop} and ${media.tall} and (width >= 36rem) {
    position: sticky;
    top: calc(2 * ${theme.space.xs} + ${theme.size.target});
    transition: transform ${theme.motion.slow};

    :root[data-away] &:not(:focus-within, :has([aria-expanded='true'])) {
      transform: translateY(-100%);
    }
  }

  @media ${media.mobile} {
    & ul {
      display: none;
    }
    @media (scripting: none) {
      & ul {
        display: flex;
      }
    }
  }
`
