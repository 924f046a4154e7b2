import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'

export const Root = styled.p`
  color: ${theme.color.positive.text};
  font-size: ${theme.type.s};

  & > svg {
    margin-block-start: 0.15em;
  }
  & b {
    white-space: nowrap;
    font-weight: ${theme.weight.strong};
    font-variant-numeric: tabular-nums;
  }
`
