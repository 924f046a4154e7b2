import styled from 'styled-components'
import { gapRules } from '../lib/layout.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  min-width: 0;
  ${gapRules}

  &[data-align='start'] {
    justify-items: start;
  }
  &[data-align='center'] {
    justify-items: center;
  }
  &[data-align='end'] {
    justify-items: end;
  }
`
