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
    /* The MRP and the discount are below the amount. */
    & > :only-child {
      justify-content: end;

      & > [data-part='selling'] {
        flex: 1 0 100%;
        text-align: end;
      }
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
