import * as Radix from 'radix-ui/tabs'
import styled from 'styled-components'
import { touchTarget } from '../styles/touchTarget.ts'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

export const List = styled(Radix.List)`
  display: flex;
  gap: ${theme.space.l};
  overflow-x: auto;
  border-bottom: 1px solid ${theme.color.line.subtle};
  scrollbar-width: none;
`

export const Tab = styled(Radix.Trigger)`
  ${touchTarget}
  flex: none;
  gap: ${theme.space.xs};
  padding-inline: ${theme.space.xxs};
  border-bottom: 2px solid transparent;
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};
  font-weight: ${theme.weight.strong};
  white-space: nowrap;
  transition:
    color ${theme.motion.quick},
    border-color ${theme.motion.quick};

  &[data-state='active'] {
    border-color: ${theme.color.action.rest};
    color: ${theme.color.text.strong};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  @media ${media.hover} {
    &:hover:not(:disabled) {
      color: ${theme.color.action.rest};
    }
  }
  @media ${media.forcedColors} {
    &[data-state='active'] {
      border-color: Highlight;
    }
    &:disabled {
      color: GrayText;
    }
  }
`

export const Count = styled.span`
  font-weight: ${theme.weight.regular};
  font-variant-numeric: tabular-nums;
`

export const Panel = styled(Radix.Content)`
  padding-top: ${theme.space.l};

  &:focus-visible {
    outline-offset: 4px;
    border-radius: ${theme.radius.s};
  }
`
