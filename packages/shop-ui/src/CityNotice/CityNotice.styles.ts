import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.xxs} ${theme.space.m};
  padding: ${theme.space.xs} ${theme.space.gutter};
  background: ${theme.color.accent.surface};
  font-size: ${theme.type.s};
`
