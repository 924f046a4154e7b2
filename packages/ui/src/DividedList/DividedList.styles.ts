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
  /* An element that is focused by script is already visible and needs no ring. */
  & > li > article:focus {
    outline: none;
  }
`
