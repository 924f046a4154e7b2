import styled from 'styled-components'
import { theme } from '../tokens/theme.ts'

export const Root = styled.p`
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};

  & > b {
    color: ${theme.color.text.strong};
    font-weight: 600;
  }
`
