import styled from 'styled-components'
import { chevron } from '../styles/chevron.ts'
import { hoverAction } from '../styles/hoverAction.ts'
import { touchRow } from '../styles/touchRow.ts'
import { theme } from '../tokens/theme.ts'

export const Root = styled.details`
  border-block: 1px solid ${theme.color.line.subtle};

  & + & {
    border-top: 0;
  }
`

export const Summary = styled.summary`
  ${touchRow}
  justify-content: space-between;
  gap: ${theme.space.m};
  padding-block: ${theme.space.s};
  font-weight: ${theme.weight.strong};
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }
  ${chevron('l', 'details[open] > &')}
  ${hoverAction}
`

export const Content = styled.div`
  padding-bottom: ${theme.space.l};
`
