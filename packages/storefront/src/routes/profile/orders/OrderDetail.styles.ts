import { Text } from '@shop/ui/Text'
import { touchTarget } from '@shop/ui/styles/touchTarget'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Back = styled(Text)`
  & > a {
    ${touchTarget}
    gap: ${theme.space.xs};
  }
`

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(16rem, 22rem);
  grid-template-rows: auto 1fr;
  align-items: start;
  gap: ${theme.space.l} ${theme.space.columns};

  @media ${media.mobile} {
    grid-template: none / minmax(0, 1fr);
  }
`

export const Items = styled.div`
  grid-column: 1;
  grid-row: 1 / span 2;

  @media ${media.mobile} {
    grid-row: auto;
  }
`

/** Stands beside the items, or on a phone above or below them. */
export const Aside = styled.div`
  grid-column: -2;
`
