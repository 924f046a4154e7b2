import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Frame = styled.div`
  flex: none;
  width: 3rem;
  overflow: hidden;
  border-radius: ${theme.radius.s};
`
