import styled from 'styled-components'
import { gapRules, spaceRulesOf } from '../lib/layout.ts'

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  ${gapRules}
  ${spaceRulesOf('row-gap', 'row-gap')}
  &[data-wrap='none'] {
    flex-wrap: nowrap;
  }
  &[data-align='start'] {
    align-items: start;
  }
  &[data-align='end'] {
    align-items: end;
  }
  &[data-align='baseline'] {
    align-items: baseline;
  }
  &[data-justify='center'] {
    justify-content: center;
  }
  &[data-justify='end'] {
    justify-content: end;
  }
  &[data-justify='between'] {
    justify-content: space-between;
  }
`
