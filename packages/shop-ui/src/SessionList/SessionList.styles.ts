import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'

export const List = styled.ul`
  & > li {
    min-height: 4.5rem;
    padding-block: ${theme.space.s};
    border-top: 1px solid ${theme.color.line.subtle};
  }
`
