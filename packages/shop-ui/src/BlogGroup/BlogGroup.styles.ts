import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'

export const Root = styled.section`
  & > * + * {
    margin-top: ${theme.space.l};
  }
`

export const Head = styled.div`
  padding-top: ${theme.space.m};
  border-top: 1px solid ${theme.color.line.subtle};

  &[data-title-hidden='true'] {
    padding-top: 0;
    border-top: 0;

    & + ul {
      margin-top: 0;
    }
  }
  & > h2 {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

export const Foot = styled.div`
  padding-top: ${theme.space.m};
  border-top: 1px solid ${theme.color.line.subtle};

  & > p {
    color: ${theme.color.text.muted};
  }
`
