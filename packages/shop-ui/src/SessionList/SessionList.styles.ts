import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr));
  gap: ${theme.space.m};

  & > li > :last-child {
    flex: none;
  }
  & > li {
    min-height: 4.5rem;
    padding: ${theme.space.m} ${theme.space.l};
    border: 1px solid ${theme.color.line.subtle};
    border-radius: ${theme.radius.l};
    background: ${theme.color.surface.raised};
  }
`
