import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'

export const Search = styled.div`
  max-width: 26rem;
`

export const Pending = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  gap: ${theme.space.s};
  min-height: 20rem;
  align-content: start;
  padding-block: ${theme.space.m};
`
