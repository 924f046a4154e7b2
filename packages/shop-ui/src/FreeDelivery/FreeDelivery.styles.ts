import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'

export const Root = styled.div`
  font-size: ${theme.type.s};
  font-weight: ${theme.weight.medium};

  &[data-free='true'] {
    color: ${theme.color.positive.text};
  }
  &[data-pending='true'] {
    color: ${theme.color.text.muted};
  }
`
