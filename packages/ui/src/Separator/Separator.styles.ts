import styled from 'styled-components'
import { theme } from '../tokens/theme.ts'

export const Root = styled.hr`
  width: 100%;
  height: 0;
  margin: 0;
  border: 0;
  border-top: 1px solid ${theme.color.line.subtle};

  &[aria-orientation='vertical'] {
    align-self: stretch;
    width: 0;
    height: auto;
    border-top: 0;
    border-inline-start: 1px solid ${theme.color.line.subtle};
  }
`
