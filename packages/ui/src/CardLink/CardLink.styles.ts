import styled from 'styled-components'
import { RawLink } from '../RawLink/RawLink.tsx'
import { theme } from '../tokens/theme.ts'

export const Root = styled(RawLink)`
  text-decoration: none;

  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.m};
    content: '';
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${theme.color.focus.ring};
    outline-offset: 4px;
  }
`
