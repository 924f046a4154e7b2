import styled from 'styled-components'
import { theme } from '../../tokens/theme.ts'

export const Root = styled.dialog`
  width: min(26rem, 100% - 2rem);
  margin: auto;
  padding: ${theme.space.l};
  border: 0;
  border-radius: ${theme.radius.l};
  color: inherit;
  background: ${theme.color.surface.page};
  box-shadow: ${theme.shadow.overlay};

  &::backdrop {
    background: ${theme.color.surface.scrim};
  }
`
