import styled from 'styled-components'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'
import { RawLink } from '../Link/RawLink.tsx'

export const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs};
`

export const Pill = styled(RawLink)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-height: ${theme.size.target};
  padding-inline: ${theme.space.m} ${theme.space.s};
  border: 1px solid transparent;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface.sunken};
  font-size: ${theme.type.s};
  font-weight: 500;
  text-decoration: none;

  @media ${media.hover} {
    &:hover {
      background: ${theme.color.surface.brand};
    }
  }
`

export const Clear = styled(RawLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.size.target};
  padding-inline: ${theme.space.xs};
  font-size: ${theme.type.s};
  font-weight: 600;
`
