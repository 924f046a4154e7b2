import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'

export const Root = styled.ul`
  display: grid;
  gap: ${theme.space.s};
  font-size: ${theme.type.s};

  & > li {
    display: flex;
    gap: ${theme.space.s};
  }
  & svg {
    flex: none;
    color: ${theme.color.text.muted};
  }
  & [data-tone='accent'] {
    color: ${theme.color.accent.text};
  }
`
