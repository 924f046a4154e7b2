import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import { snapRow } from '@shop/ui/styles/snapRow'
import styled from 'styled-components'

export const Rows = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: ${theme.space.m} ${theme.space.l};
`

export const List = styled.ul`
  display: grid;
  gap: ${theme.space.m};

  @media ${media.desktop} {
    --row-picture: 7rem;
  }
`

/** Three beside each other or, with large text, below: never two and one. */
export const Trio = styled.ul`
  display: grid;
  gap: ${theme.space.m} ${theme.space.l};

  @media ${media.mobile} and (min-width: 20rem), ${media.desktop} and (min-width: 50rem) {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
  @media ${media.desktop} {
    --row-picture: 12rem;
    --row-share: 42%;
  }
  @media ${media.mobile} {
    column-gap: ${theme.space.s};

    & > li {
      container-type: inline-size;
    }
  }
`

export const Ranking = styled.ol`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${theme.space.l};

  @media ${media.mobile} {
    grid-template: repeat(5, auto) / none;
    grid-auto-columns: 84%;
    grid-auto-flow: column;
    gap: ${theme.space.s} ${theme.space.m};
    ${snapRow}
  }
`
