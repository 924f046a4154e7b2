import styled from 'styled-components'
import { theme } from '../tokens/theme.ts'

export const More = styled.div`
  font-size: ${theme.type.s};
  font-weight: ${theme.weight.strong};

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.target};
  }
`
