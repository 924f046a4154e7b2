import styled from 'styled-components'
import { alignRules, gapRules, rulesOf } from '../lib/layout.ts'
import { theme } from '../tokens/theme.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  min-width: 0;
  ${gapRules}
  ${alignRules}
  ${rulesOf({ measure: theme.size.measure, form: theme.size.form }, 'width', 'max-width')}
`
