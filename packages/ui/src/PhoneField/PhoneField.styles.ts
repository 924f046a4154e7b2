import styled from 'styled-components'
import { inputBox } from '../lib/inputBox.styles.ts'
import { centred } from '../styles/centred.ts'
import { theme } from '../tokens/theme.ts'

export const Frame = styled.div`
  position: relative;
`

export const Country = styled.span`
  position: absolute;
  inset: 0 auto 0 0;
  ${centred}
  width: 3.25rem;
  border-right: 1px solid ${theme.color.line.subtle};
  color: ${theme.color.text.muted};
  pointer-events: none;
`

export const Input = styled.input`
  ${inputBox}
  padding-left: calc(3.25rem + ${theme.space.s});
  font-variant-numeric: tabular-nums;
`
