import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Page = styled.div`
  max-width: ${theme.size.page};
  margin-inline: auto;
  padding: ${theme.space.xl} ${theme.space.gutter} ${theme.space.section};
`
