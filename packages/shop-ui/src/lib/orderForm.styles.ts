import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'

export const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
`

export const Note = styled.p`
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};
`
