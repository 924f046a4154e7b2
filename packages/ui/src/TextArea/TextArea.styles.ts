import styled from 'styled-components'
import { inputBox } from '../lib/inputBox.styles.ts'

export const Area = styled.textarea`
  ${inputBox}
  display: block;
  max-height: 60vh;
  line-height: 1.5;
  resize: vertical;
  field-sizing: content;
  /* A growing field still starts with about four lines. */
  min-height: 7rem;
`
