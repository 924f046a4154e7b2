import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

/** It keeps its size beside a long text. */
export const Icon = styled.span`
  display: flex;
  flex: none;

  &[data-express='true'] {
    color: ${theme.color.accent.text};
  }
`
