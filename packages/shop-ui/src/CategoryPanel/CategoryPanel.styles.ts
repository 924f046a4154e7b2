import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'

export const Root = styled.div`
  max-width: ${theme.size.page};
  min-height: 12rem;
  max-height: min(36rem, 75vh);
  margin-inline: auto;
  padding: ${theme.space.s} ${theme.space.gutter} ${theme.space.l};
  overflow-y: auto;
`
