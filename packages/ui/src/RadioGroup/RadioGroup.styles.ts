import styled from 'styled-components'
import { theme } from '../tokens/theme.ts'

export const Legend = styled.legend`
  padding: 0;
  margin-bottom: ${theme.space.xs};
  font-size: ${theme.type.s};
  font-weight: 600;
`
