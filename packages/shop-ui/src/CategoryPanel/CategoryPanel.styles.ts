import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'

export const Root = styled.div`
  max-width: ${theme.size.page};
  min-height: 12rem;
  margin-inline: auto;
  padding: ${theme.space.s} ${theme.space.gutter} ${theme.space.l};
`
