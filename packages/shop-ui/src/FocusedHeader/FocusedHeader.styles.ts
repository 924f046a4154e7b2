import styled from 'styled-components'
import { touchTarget } from '@shop/ui/styles/touchTarget'
import { theme } from '@shop/ui/tokens/theme'

export const Root = styled.header`
  max-width: ${theme.size.page};
  margin-inline: auto;
  padding: ${theme.space.s} ${theme.space.gutter};
  border-bottom: 1px solid ${theme.color.line.subtle};
`

export const Back = styled.span`
  ${touchTarget}
`
