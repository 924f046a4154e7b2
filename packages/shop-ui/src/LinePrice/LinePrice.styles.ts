import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'
import { wideLine } from '../lib/line.styles.ts'

export const Root = styled.div`
  & > :nth-child(2) {
    margin-inline-start: auto;
  }
  /* Beside the total of several there is room for the price of one and its MRP. */
  @container line (width < 24rem) {
    &[data-several='true'] [data-part='discount'] {
      display: none;
    }
  }
  ${wideLine} {
    & > :last-child {
      position: absolute;
      inset-block-start: 0;
      inset-inline-end: 0;
    }
    &:has(> :only-child) {
      display: contents;
    }
    & > :only-child {
      flex-direction: row-reverse;
    }
  }
`

export const Each = styled.span`
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};
`

export const Total = styled.p`
  font-weight: ${theme.weight.strong};
  font-variant-numeric: tabular-nums;

  &[data-pending='true'] {
    color: ${theme.color.text.muted};
  }
`
