import styled from 'styled-components'
import { choiceRow } from '../lib/choiceRow.styles.ts'
import { tick } from '../styles/tick.ts'
import { theme } from '../tokens/theme.ts'

/* Parts are plain elements: filters have many. `:where` keeps each rule as specific as one of a styled part. */
export const Root = styled.label`
  ${choiceRow}

  & > :where(input) {
    ${tick}
  }

  & > :where([data-part='label']) {
    flex: 1;
    min-width: 0;
  }

  & > :where([data-part='count']) {
    color: ${theme.color.text.muted};
    font-size: ${theme.type.xs};
    font-variant-numeric: tabular-nums;
  }
`
