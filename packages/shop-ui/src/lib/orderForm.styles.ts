import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'

export const Note = styled.p`
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};
`
