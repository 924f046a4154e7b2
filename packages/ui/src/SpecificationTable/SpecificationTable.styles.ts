import styled from 'styled-components'
import { theme } from '../tokens/theme.ts'

export const Root = styled.table`
  width: 100%;
  max-width: ${theme.size.measure};
  font-size: ${theme.type.s};

  & tr {
    border-bottom: 1px solid ${theme.color.line.subtle};
  }
  & tr:last-child {
    border-bottom: 0;
  }
  & th,
  & td {
    padding-block: ${theme.space.s};
    text-align: start;
    vertical-align: top;
  }
  & th {
    width: 40%;
    padding-right: ${theme.space.m};
    color: ${theme.color.text.muted};
    font-weight: ${theme.weight.regular};
  }
`
