import styled from 'styled-components'
import { theme } from '../tokens/theme.ts'

export const Root = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  max-width: 100%;
  gap: 0.3em;
  padding: calc(0.8 * ${theme.space.xxs}) calc(0.8 * ${theme.space.s});
  border-radius: ${theme.radius.pill};
  font-size: ${theme.type.xs};
  font-weight: ${theme.weight.strong};
  line-height: ${theme.leading.snug};
  color: ${theme.color.text.strong};
  background: ${theme.color.surface.raised};
  /* Visible border in forced-colours mode. */
  outline: 1px solid transparent;

  /* The surface below may have the same colour. */
  &[data-tone='neutral'] {
    box-shadow: inset 0 0 0 1px ${theme.color.line.subtle};
  }
  &[data-tone='accent'] {
    color: ${theme.color.accent.onFill};
    background: ${theme.color.accent.fill};
  }
  &[data-tone='inverse'] {
    color: ${theme.color.text.inverse};
    background: ${theme.color.surface.inverse};
  }
  &[data-tone='action'] {
    color: ${theme.color.action.onFill};
    background: ${theme.color.action.fill};
  }
  &[data-tone='positive'] {
    color: ${theme.color.positive.text};
    background: ${theme.color.positive.surface};
  }
  &[data-tone='critical'] {
    color: ${theme.color.critical.text};
    background: ${theme.color.critical.surface};
  }
`
