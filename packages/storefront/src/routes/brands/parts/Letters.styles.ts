import { RawLink } from '@shop/ui/RawLink'
import { centred } from '@shop/ui/styles/centred'
import { hoverAction } from '@shop/ui/styles/hoverAction'
import { layer } from '@shop/ui/tokens/layer'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

/** Height of the header's bar, and with the row of the menu, which is away while the page scrolls down. */
export const BAR = '3.75rem'
const HEADER = '6.5rem'
/** On a phone the whole bar, which has a row for the search, is away. Enlarged text moves it up (see `header.styles.ts`). */
const PHONE_HEADER = 'calc(7rem + min(0px, 4 * (16px - 1rem)))'

/** The boxes of letters are wider than these, unless text is enlarged. */
const OUTDENT = `min(0px, ${theme.space.xs} - 16px)`

/** Below the header while the page scrolls. */
export const Root = styled.nav`
  border-bottom: 1px solid ${theme.color.line.subtle};
  background: ${theme.color.surface.page};

  @media ${media.tall} {
    position: sticky;
    top: ${HEADER};
    z-index: ${layer.control};
    transition: top ${theme.motion.slow};

    :root[data-away] & {
      top: ${BAR};
    }
  }
  @media ${media.mobile} {
    margin-inline: calc(-1 * ${theme.space.gutter});
  }
  @media ${media.mobile} and ${media.tall} {
    top: ${PHONE_HEADER};

    :root[data-away] & {
      top: 0;
    }
  }
`

/** One line, which scrolls on a phone. */
export const List = styled.ul`
  display: flex;

  @media ${media.mobile} {
    scroll-target-group: auto;
    padding-inline: calc(${theme.space.gutter} - ${theme.space.s});
    overflow-x: auto;
    scrollbar-width: none;
  }
  @media ${media.desktop} {
    flex-wrap: wrap;
    justify-content: space-between;
    margin-inline: ${OUTDENT};
  }
`

const letter = `
  ${centred}
  min-width: ${theme.size.target};
  min-height: ${theme.size.target};

  @media ${media.desktop} {
    min-width: min(1.5rem, 24px);
  }
`

export const Letter = styled(RawLink)`
  ${letter}
  border-radius: ${theme.radius.s};
  font-weight: ${theme.weight.strong};
  text-decoration: none;
  ${hoverAction}

  /* The letter that is read, in browsers that know it. Where there are columns, several are. */
  &:target-current {
    color: ${theme.color.action.rest};
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.4em;
  }
`

export const Unused = styled.li`
  ${letter}
  color: ${theme.color.line.control};
`
