import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${theme.space.l};
  max-width: ${theme.size.measure};
  margin-inline: auto;
  padding: ${theme.space.xl} ${theme.space.gutter} ${theme.space.section};
`
