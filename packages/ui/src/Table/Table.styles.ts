import styled from 'styled-components'
import { theme } from '../tokens/theme.ts'

export const Root = styled.table`
  width: 100%;
  font-size: ${theme.type.s};

  & > caption {
    font-weight: ${theme.weight.strong};
    text-align: start;
  }
  & th,
  & td {
    padding-inline-end: ${theme.space.m};
    overflow-wrap: anywhere;
    text-align: start;
    vertical-align: top;
  }
  & :is(th, td):last-child {
    padding-inline-end: 0;
  }
  & th[scope='row'] {
    font-weight: ${theme.weight.regular};
  }
  &[data-variant='ruled'] :is(th, td) {
    padding-block: ${theme.space.s};
    border-bottom: 1px solid ${theme.color.line.subtle};
  }
  &[data-variant='ruled'] > tbody > tr:last-child > :is(th, td) {
    border-bottom: 0;
  }
`
