import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'

export const Search = styled.div`
  flex: 0 1 26rem;
`

export const Pending = styled.div`
  align-content: start;
  min-height: 20rem;
  padding-block: ${theme.space.m};
`
