import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'

export const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space.m};
  max-width: ${theme.size.page};
  margin-inline: auto;
  padding: ${theme.space.s} ${theme.space.gutter};
  border-bottom: 1px solid ${theme.color.line.subtle};
`

export const Back = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-height: ${theme.size.target};
`
