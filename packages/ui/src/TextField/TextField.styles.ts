import styled from 'styled-components'
import { inputBox } from '../lib/inputBox.ts'

export const Input = styled.input`
  ${inputBox}
`
