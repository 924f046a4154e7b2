import styled from 'styled-components'
import { touchTarget } from '../styles/touchTarget.ts'
import { theme } from '../tokens/theme.ts'

export const More = styled.div`
  font-size: ${theme.type.s};
  font-weight: ${theme.weight.strong};

  & > a {
    ${touchTarget}
  }
`
