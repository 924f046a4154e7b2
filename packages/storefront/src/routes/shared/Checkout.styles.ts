import { touchTarget } from '@shop/ui/styles/touchTarget'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

/** Columns of cart, checkout, payment and confirmation, so that nothing moves from one to the next. The first is the wider one. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) clamp(18rem, 38%, 30rem);
  align-items: start;
  gap: ${theme.space.columns};
  margin-bottom: ${theme.space.section};

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.l};
    margin-bottom: ${theme.space.l};
  }
`

export const Head = styled.div`
  & a {
    ${touchTarget}
  }
`

export const Aside = styled.div`
  @media ${media.desktop} {
    position: sticky;
    top: ${theme.space.l};
  }
`
