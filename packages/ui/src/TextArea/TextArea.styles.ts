import styled from 'styled-components'
import { inputBox } from '../lib/inputBox.styles.ts'
import { theme } from '../tokens/theme.ts'

export const Area = styled.textarea`
  ${inputBox}
  display: block;
  max-height: 60vh;
  line-height: ${theme.leading.text};
  resize: vertical;
  field-sizing: content;
  /* A growing field still starts with about four lines. */
  min-height: 7rem;
`
