import styled from 'styled-components'
import { layer } from '../tokens/layer.ts'
import { theme } from '../tokens/theme.ts'

export const Root = styled.a`
  position: absolute;
  top: ${theme.space.xs};
  inset-inline-start: ${theme.space.xs};
  z-index: ${layer.toast};
  padding: ${theme.space.s} ${theme.space.l};
  border-radius: ${theme.radius.pill};
  color: ${theme.color.text.inverse};
  background: ${theme.color.surface.inverse};
  font-weight: ${theme.weight.strong};
  --focus-ring: ${theme.color.focus.inverse};

  &:not(:focus) {
    transform: translateY(-200%);
  }
`
