import * as Radix from 'radix-ui/dropdown-menu'
import styled, { keyframes } from 'styled-components'
import { touchRow } from '../styles/touchRow.ts'
import { layer } from '../tokens/layer.ts'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

const appear = keyframes`from { opacity: 0; transform: translateY(-0.25rem); }`

export const List = styled(Radix.Content)`
  z-index: ${layer.menu};
  min-width: 12rem;
  max-width: min(20rem, 100vw - 1rem);
  max-height: var(--radix-dropdown-menu-content-available-height);
  padding: ${theme.space.xs};
  border: 1px solid ${theme.color.line.subtle};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface.raised};
  box-shadow: ${theme.shadow.overlay};
  overflow-y: auto;
  animation: ${appear} ${theme.motion.quick};
`

export const Title = styled(Radix.Label)`
  padding: ${theme.space.xs} ${theme.space.s};
  font-size: ${theme.type.s};
  font-weight: ${theme.weight.strong};
`

export const Item = styled(Radix.Item)`
  ${touchRow}
  gap: ${theme.space.s};
  padding-inline: ${theme.space.s};
  border-radius: ${theme.radius.s};
  font-size: ${theme.type.s};
  text-decoration: none;
  cursor: pointer;

  &[data-tone='critical'] {
    color: ${theme.color.critical.text};
  }
  &[data-highlighted] {
    outline: none;
    background: ${theme.color.surface.sunken};
  }
  &:focus-visible {
    outline: 2px solid ${theme.color.focus.ring};
    outline-offset: -2px;
  }
  &[data-disabled] {
    color: ${theme.color.text.muted};
    cursor: not-allowed;
  }
  @media ${media.forcedColors} {
    &[data-highlighted] {
      outline: 2px solid Highlight;
    }
  }
`

export const Line = styled(Radix.Separator)`
  height: 1px;
  margin-block: ${theme.space.xs};
  background: ${theme.color.line.subtle};
`
