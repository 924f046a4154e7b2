import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'

export const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space.xs};
  color: ${theme.color.positive.text};
  font-size: ${theme.type.s};

  & > svg {
    flex: none;
  }
  & > b {
    font-weight: ${theme.weight.strong};
    font-variant-numeric: tabular-nums;
  }
`
