import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Root = styled.div`
  max-width: 36rem;
  margin-bottom: ${theme.space.section};
`
