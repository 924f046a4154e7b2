import styled from 'styled-components'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import { RawLink } from '@shop/ui/RawLink'

export const Root = styled.footer`
  margin-top: ${theme.space.section};
  /* A list that grows above it keeps its place in the window. */
  overflow-anchor: none;
  color: ${theme.color.text.inverse};
  background: ${theme.color.surface.inverse};
  --focus-ring: ${theme.color.focus.inverse};

  @media ${media.forcedColors} {
    border-top: 1px solid CanvasText;
    color: CanvasText;

    && :is(p, h2, a, div) {
      color: CanvasText;
    }
  }
`

export const Inner = styled.div`
  display: grid;
  grid-template-columns: minmax(14rem, 2fr) 5fr;
  gap: ${theme.space.xl};
  max-width: ${theme.size.page};
  margin-inline: auto;
  padding: ${theme.space.xxl} ${theme.space.gutter} ${theme.space.l};

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    padding-top: ${theme.space.xl};
  }
  /* One row of links needs less space. */
  &[data-row='true'] {
    gap: ${theme.space.s};
    padding-top: ${theme.space.l};
  }
`

export const Lead = styled.div`
  max-width: 24rem;

  & > p {
    color: ${theme.color.text.inverseMuted};
    font-size: ${theme.type.s};
  }
`

export const Heading = styled.h2`
  margin-bottom: ${theme.space.xs};
  color: ${theme.color.text.inverseMuted};
  font-family: ${theme.font.text};
  font-size: ${theme.type.xs};
  font-weight: ${theme.weight.strong};
  letter-spacing: ${theme.tracking.capitals};
  text-transform: uppercase;
`

/** Three groups: on a phone two beside each other, and the third below in two columns. */
export const Groups = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${theme.space.l};

  @media ${media.mobile} {
    & > :last-child:nth-child(odd) {
      grid-column: 1 / -1;

      & > ul {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
        column-gap: ${theme.space.l};
      }
    }
  }
`

export const Row = styled.nav`
  grid-column: 1 / -1;
`

export const FootLink = styled(RawLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.size.compact};
  font-size: ${theme.type.s};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
  @media ${media.mobile} {
    min-height: ${theme.size.target};
  }
`

export const Payments = styled.ul`
  grid-column: 1 / -1;

  & > li {
    padding: ${theme.space.xxs} ${theme.space.s};
    border: 1px solid ${theme.color.text.inverseMuted};
    border-radius: ${theme.radius.s};
    font-size: ${theme.type.xs};
    font-weight: ${theme.weight.strong};
  }
`

export const Small = styled.div`
  grid-column: 1 / -1;
  padding-top: ${theme.space.l};
  border-top: 1px solid ${theme.color.surface.inverseRaised};
  overflow-wrap: anywhere;
  color: ${theme.color.text.inverseMuted};
  font-size: ${theme.type.xs};
`
