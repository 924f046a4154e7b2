import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'

export const Root = styled.p`
  font-size: ${theme.type.s};

  & > b {
    display: block;
    font-size: ${theme.type.l};
    font-weight: ${theme.weight.strong};
    font-variant-numeric: tabular-nums;
  }
  &[data-pending='true'] > b {
    color: ${theme.color.text.muted};
  }
`
