import styled from 'styled-components'
import { inputBox } from '../lib/inputBox.styles.ts'

export const Input = styled.input`
  ${inputBox}
`
