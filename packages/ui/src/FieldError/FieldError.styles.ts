import styled from 'styled-components'
import { theme } from '../tokens/theme.ts'

export const Root = styled.p`
  display: flex;
  gap: ${theme.space.xxs};
  align-items: center;
  color: ${theme.color.critical.text};
  font-size: ${theme.type.s};
`
