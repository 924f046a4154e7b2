import { css } from 'styled-components'
import { touchRow } from '../styles/touchRow.ts'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

/** Label of a checkbox, radio button or switch. */
export const choiceRow = css`
  ${touchRow}
  gap: ${theme.space.s};
  font-size: ${theme.type.s};
  line-height: ${theme.leading.snug};
  cursor: pointer;

  &:has(:disabled) {
    color: ${theme.color.text.muted};
    cursor: not-allowed;
  }
  @media ${media.hover} {
    &:hover input:not(:disabled, :checked) {
      border-color: ${theme.color.text.strong};
    }
  }
`
