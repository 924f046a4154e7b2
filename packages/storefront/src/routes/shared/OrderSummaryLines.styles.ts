import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Root = styled.ul`
  display: grid;
  gap: ${theme.space.xxs};
  padding-top: ${theme.space.m};
  border-top: 1px solid ${theme.color.line.subtle};
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};
`
