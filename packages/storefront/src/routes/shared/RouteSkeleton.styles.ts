import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

/** As wide as the pages that it stands for. */
export const Page = styled.div`
  max-width: ${theme.size.page};
  margin-inline: auto;
  padding: ${theme.space.xl} ${theme.space.gutter} ${theme.space.section};
`
