import styled from 'styled-components'
import { theme } from '../tokens/theme.ts'

export const Root = styled.form`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
`

export const Apply = styled.div`
  @media (scripting: enabled) {
    display: none;
  }
`
