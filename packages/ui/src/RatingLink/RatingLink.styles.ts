import styled from 'styled-components'
import { theme } from '../tokens/theme.ts'

export const Root = styled.a`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space.s};
  min-height: ${theme.size.target};
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
