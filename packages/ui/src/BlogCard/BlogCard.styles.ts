import styled from 'styled-components'
import { theme } from '../tokens/theme.ts'
import { RawLink } from '../Link/RawLink.tsx'

export const Root = styled.article`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${theme.space.s};
`

export const Frame = styled.div`
  overflow: hidden;
  border-radius: ${theme.radius.m};
`

export const Meta = styled.p`
  display: flex;
  gap: ${theme.space.s};
  color: ${theme.color.text.muted};
  font-size: ${theme.type.xs};

  & > span {
    color: ${theme.color.action.rest};
    font-weight: 600;
    letter-spacing: 0.1em;
    text-transform: uppercase;
  }
`

export const Title = styled.h3`
  text-wrap: pretty;
`

export const TitleLink = styled(RawLink)`
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
  article:hover & {
    color: ${theme.color.action.rest};
  }
`
