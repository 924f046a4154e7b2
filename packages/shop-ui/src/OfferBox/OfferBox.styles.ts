import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'

export const Root = styled.aside`
  display: flex;
  gap: ${theme.space.s};
  padding: ${theme.space.m};
  border-radius: ${theme.radius.m};
  background: ${theme.color.positive.surface};
  font-size: ${theme.type.s};

  & > svg {
    flex: none;
    color: ${theme.color.positive.text};
  }
`
