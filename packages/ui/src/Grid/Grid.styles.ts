import styled from 'styled-components'
import { gapRules } from '../lib/layout.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(var(--column), 100%), 1fr));
  align-items: start;
  ${gapRules}

  &[data-fill='keep'] {
    grid-template-columns: repeat(auto-fill, minmax(min(var(--column), 100%), 1fr));
  }
  /* Wider than a part of one more: there are not more columns than parts. */
  &[data-fill='parts'] {
    grid-template-columns: repeat(
      auto-fill,
      minmax(min(max(var(--column), 100% / (var(--parts) + 0.9)), 100%), 1fr)
    );
  }
  &[data-align='stretch'] {
    align-items: stretch;
  }
`
