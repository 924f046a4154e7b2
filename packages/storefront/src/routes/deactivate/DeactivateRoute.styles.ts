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

export const Title = styled.h1`
  font-size: ${theme.type.h2};
`

export const Points = styled.ul`
  display: grid;
  gap: ${theme.space.xs};
  padding-left: 1.25rem;
  line-height: 1.6;
  list-style: disc;
`
