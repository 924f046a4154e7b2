import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'

export const Root = styled.ul`
  font-size: ${theme.type.s};

  & > li > svg {
    color: ${theme.color.text.muted};
  }
  & [data-tone='accent'] {
    color: ${theme.color.accent.text};
  }
`
