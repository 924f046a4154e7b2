import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
`

export const Text = styled.p`
  color: ${theme.color.text.muted};
`

export const Card = styled.li`
  display: grid;
  align-content: start;
  gap: ${theme.space.s};
`
