import styled from 'styled-components'
import { RawLink } from '../RawLink/RawLink.tsx'
import { centred } from '../styles/centred.ts'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

export const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space.xxs};
  font-size: ${theme.type.s};
  font-variant-numeric: tabular-nums;
`

export const Page = styled(RawLink)`
  ${centred}
  min-width: ${theme.size.target};
  min-height: ${theme.size.target};
  border-radius: ${theme.radius.pill};
  text-decoration: none;

  &[aria-current] {
    color: ${theme.color.text.inverse};
    background: ${theme.color.surface.inverse};
    font-weight: ${theme.weight.strong};
  }
  @media ${media.hover} {
    &:not([aria-current]):hover {
      background: ${theme.color.surface.brand};
    }
  }
  @media ${media.forcedColors} {
    &[aria-current] {
      border: 2px solid;
    }
  }
`

export const Gap = styled.span`
  ${centred}
  min-width: 1.5rem;
  min-height: ${theme.size.target};
  color: ${theme.color.text.muted};
`
