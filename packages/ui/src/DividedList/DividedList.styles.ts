import styled from 'styled-components'
import { theme } from '../tokens/theme.ts'

export const Root = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  & > li {
    padding-block: ${theme.space.m};
    border-top: 1px solid ${theme.color.line.subtle};
  }
  &[data-padding='l'] > li {
    padding-block: ${theme.space.l};
  }
  /* What is led to by script is in sight already. */
  & > li > article:focus {
    outline: none;
  }
`
