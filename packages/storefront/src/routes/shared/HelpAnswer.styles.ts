import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Links = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  column-gap: ${theme.space.m};
`
