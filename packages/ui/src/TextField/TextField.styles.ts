import styled from 'styled-components'
import { box } from '../Field/Field.styles.ts'

export const Input = styled.input`
  ${box}
`
