import { RawLink } from '@shop/ui/RawLink'
import { centred } from '@shop/ui/styles/centred'
import { hoverAction } from '@shop/ui/styles/hoverAction'
import { layer } from '@shop/ui/tokens/layer'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

/** Height of the header's bar, and with the row of the menu, which is away while the page scrolls down. */
const BAR = '3.75rem'
const HEADER = '6.5rem'

/** Below the header while the page scrolls. */
export const Root = styled.nav`
  @media ${media.desktop} and ${media.tall} {
    position: sticky;
    top: ${HEADER};
    z-index: ${layer.control};
    border-bottom: 1px solid ${theme.color.line.subtle};
    background: ${theme.color.surface.page};
    transition: top ${theme.motion.slow};

    :root[data-away] & {
      top: ${BAR};
    }
  }
`

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  margin-inline: calc(-1 * ${theme.space.gutter});

  @media ${media.desktop} {
    justify-content: space-between;
    margin-inline: calc(-1 * ${theme.space.xs});
  }
`

const letter = `
  ${centred}
  min-width: ${theme.size.target};
  min-height: ${theme.size.target};

  @media ${media.desktop} {
    min-width: 1.5rem;
  }
`

export const Letter = styled(RawLink)`
  ${letter}
  border-radius: ${theme.radius.s};
  font-weight: ${theme.weight.strong};
  text-decoration: none;
  ${hoverAction}
`

export const Unused = styled.li`
  ${letter}
  color: ${theme.color.line.control};

  @media ${media.mobile} {
    display: none;
  }
`
