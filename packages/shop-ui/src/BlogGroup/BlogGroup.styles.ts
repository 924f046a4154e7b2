import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'

export const Root = styled.section`
  & > * + * {
    margin-top: ${theme.space.l};
  }
  & > h2 + * {
    margin-top: 0;
  }
`

export const Head = styled.div`
  padding-top: ${theme.space.m};
  border-top: 1px solid ${theme.color.line.subtle};

  &[data-title-hidden='true'] {
    padding-top: 0;
    border-top: 0;

    & > :last-child {
      margin-left: auto;
    }
  }
  & > h2 {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`
