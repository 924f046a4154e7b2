import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'

export const Before = styled.s`
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};
  font-weight: ${theme.weight.regular};
`
