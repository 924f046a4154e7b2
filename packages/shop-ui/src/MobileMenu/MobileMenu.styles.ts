import styled from 'styled-components'
import { Drawer } from '@shop/ui/Drawer'
import { chevron } from '@shop/ui/styles/chevron'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import { RawLink } from '@shop/ui/RawLink'

const row = `
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.m};
  min-height: 3rem;
  overflow-wrap: anywhere;
  text-decoration: none;

  @container (width < 12rem) {
    gap: ${theme.space.xs};
  }
`

/** Wider on a phone on its side, which shows few rows. */
export const Menu = styled(Drawer)`
  @media ${media.short} {
    /* Twice, for the width of the drawer's placement may come later. */
    &&[data-placement] {
      width: min(42rem, 100% - 2.5rem);
    }
  }
`

export const Root = styled.nav`
  container-type: inline-size;
`

export const List = styled.ul`
  & > li + li {
    border-top: 1px solid ${theme.color.line.subtle};
  }
  & & > li + li {
    border-top: 0;
  }
  /* The wide menu of a phone on its side: an open branch has both columns. */
  @container (width > 30rem) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${theme.space.xl};

    & > li:nth-child(2) {
      border-top: 0;
    }
    & > li:has(> [open]) {
      grid-column: 1 / -1;
    }
  }
`

export const ItemLink = styled(RawLink)`
  ${row}
  font-weight: ${theme.weight.medium};

  ul ul & {
    min-height: ${theme.size.target};
    font-size: ${theme.type.s};
    font-weight: ${theme.weight.regular};
  }
`

export const Summary = styled.summary`
  ${row}
  font-weight: ${theme.weight.medium};
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }
  & > :is(picture, div) {
    flex: none;
    width: calc(${theme.size.target} - ${theme.space.xs});
    border-radius: ${theme.radius.pill};
    overflow: hidden;

    /* Twice as large text leaves room for the name alone. */
    @container (width < 12rem) {
      display: none;
    }
  }
  ${chevron('s', 'details[open] > &')}
  &::after {
    margin-left: auto;
  }
  ul ul & {
    min-height: ${theme.size.target};
    font-size: ${theme.type.s};
  }
`

export const Nested = styled.div`
  padding: 0 0 ${theme.space.s} ${theme.space.m};
`

export const Panel = styled.div`
  /* Its name can be scrolled to the top before it has loaded. */
  min-height: 60svh;
  padding-bottom: ${theme.space.m};

  & > div {
    padding-inline: 0;
  }
`

export const AllLink = styled(RawLink)`
  ${row}
  min-height: ${theme.size.target};
  color: ${theme.color.action.rest};
  font-size: ${theme.type.s};
  font-weight: ${theme.weight.strong};
`

export const More = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(8rem, 100%), 1fr));
  gap: 0 ${theme.space.m};
  padding-top: ${theme.space.m};
`

export const MoreLink = styled(RawLink)`
  ${row}
  min-height: ${theme.size.target};
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};
`

export const Pending = styled.div`
  padding-block: ${theme.space.s};
`
