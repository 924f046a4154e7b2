import styled from 'styled-components'
import { inputBox } from '../lib/inputBox.styles.ts'
import { centred } from '../styles/centred.ts'
import { theme } from '../tokens/theme.ts'

/* Phone numbers are written from left to right in every language. */
const prefixWidth = '3.25rem'

export const Frame = styled.div`
  position: relative;
  direction: ltr;
`

export const Country = styled.span`
  position: absolute;
  inset-block: 1px;
  inset-inline-start: 0;
  ${centred}
  width: ${prefixWidth};
  border-inline-end: 1px solid ${theme.color.line.subtle};
  color: ${theme.color.text.muted};
  pointer-events: none;
`

export const Input = styled.input`
  ${inputBox}
  padding-inline-start: calc(${prefixWidth} + ${theme.space.s});
  font-variant-numeric: tabular-nums;
`
