import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'

export const Root = styled.div`
  padding: ${theme.space.xs} ${theme.space.gutter};
  background: ${theme.color.accent.surface};
  font-size: ${theme.type.s};
`
