import styled from 'styled-components'
import { theme } from '../tokens/theme.ts'

export const Root = styled.p`
  position: relative;
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};
  font-variant-numeric: tabular-nums;
`
