import styled from 'styled-components'
import { touchTarget } from '../styles/touchTarget.ts'
import { theme } from '../tokens/theme.ts'

export const Root = styled.a`
  ${touchTarget}
  flex-wrap: wrap;
  gap: 0 ${theme.space.s};
  font-size: ${theme.type.s};
  text-decoration: none;

  & > span:last-child {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }
  &:hover > span:last-child {
    color: ${theme.color.action.rest};
  }
`
