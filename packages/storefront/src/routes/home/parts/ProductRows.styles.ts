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

/** On a phone beside each other, with large text below. */
export const Trio = styled(Rows)`
  @media ${media.desktop} {
    --row-picture: 7rem;
  }
  @media ${media.mobile} {
    grid-template-columns: repeat(auto-fit, minmax(min(5.25rem, 100%), 1fr));
    column-gap: ${theme.space.s};

    & > li {
      container-type: inline-size;
    }
  }
`

export const Ranking = styled.ol`
  display: grid;
  grid-template-rows: repeat(5, auto);
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${theme.space.m} ${theme.space.xl};

  @media ${media.mobile} {
    grid-auto-columns: 84%;
    gap: ${theme.space.s} ${theme.space.m};
    ${snapRow}
  }
`
