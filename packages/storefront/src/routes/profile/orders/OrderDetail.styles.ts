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
  align-items: start;
  gap: ${theme.space.l} ${theme.space.columns};

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`
