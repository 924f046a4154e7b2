import styled from 'styled-components'
import { theme } from '../tokens/theme.ts'

export const Root = styled.ul`
  display: grid;
  gap: ${theme.space.xs};
  padding-inline-start: 1.1em;
  list-style: disc;

  & > li::marker {
    color: ${theme.color.action.rest};
  }
`
